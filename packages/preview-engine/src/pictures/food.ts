import type { Kind } from './kind.js'

/** Food and drink. */
export const FOOD: readonly Kind[] = [
  {
    place: 'near',
    motion: 'none',
    home: 'table',
    names: `avocado:16 bacon:16=ham|prosciutto baguette-bread:26=baguette banana:20=bananas
      beer-mug:24=beer|ale|lager|stein bell-pepper:16=pepper|paprika
      birthday-cake:30=cake|birthday|torte
      blueberries:16=blueberry|berry|raspberry|blackberry|cranberry bottle-with-popping-cork:36=champagne|prosecco
      bowl-with-spoon:20=bowl|cereal|porridge|oatmeal|muesli steaming-bowl:22=noodles|noodle|ramen|pho bread:20=loaf|toast broccoli:18=cauliflower
      bubble-tea:26=boba|milkshake|smoothie burrito:18=wrap|enchilada
      candy:14=sweets|bonbon|toffee|caramel carrot:20 cheese-wedge:18=cheese|cheddar|brie
      cherries:16=cherry chocolate-bar:20=chocolate|brownie chopsticks:26
      clinking-beer-mugs:26=beers clinking-glasses:26=toasting cocktail-glass:26=cocktail|martini|tropical-drink|mojito|pina-colada|margarita coconut:18
      cookie:16=cookies|biscuit cooking:26=frying-pan|fried-egg|pan|skillet|wok croissant:18
      cucumber:18=zucchini|pickle|courgette cup-with-straw:26=soda|cola|soft-drink|lemonade|drink cupcake:18=muffin
      cut-of-meat:22=steak|meat|beef|pork doughnut:16=donut|bagel dumpling:14=dumplings|gyoza|ravioli
      ear-of-corn:22=corn|maize egg:14=eggs eggplant:18=aubergine
      fork-and-knife:24=fork|cutlery|silverware|tableware
      fork-and-knife-with-plate:26=plate|food|breakfast|dinner|meal|lunch|dish|supper french-fries:22=fries|chips
      glass-of-milk:20=milk|glass-of-water grapes:20=grape|raisin green-salad:22=salad
      hamburger:22=burger|cheeseburger honey-pot:20=honey-jar hot-beverage:20=coffee|tea|cappuccino|latte|espresso|cocoa
      hot-dog:18=hotdog|sausage|bratwurst|frankfurter hot-pepper:18=chili|chilli|jalapeno ice:14=ice-cube
      ice-cream:20=sundae|soft-ice-cream|gelato|frozen-yogurt|sorbet jar:24=jam|marmalade|jelly|pickles kitchen-knife:24=knife|cleaver
      leafy-green:20=lettuce|cabbage|spinach|kale|celery|asparagus|leek|vegetable lemon:14=lime lollipop:18=popsicle
      mango:16=papaya meat-on-bone:24=rib|ribs|lamb-chop olive:14=olives onion:16=shallot
      pancakes:20=pancake|crepe peach:16=apricot|nectarine
      pear:18=quince pie:18=tart|quiche|apple-pie pineapple:26 pizza:22 popcorn:24
      pot-of-food:26=stew|soup|pot|cooking-pot|casserole|saucepan|broth|chili-con-carne|goulash potato:16=potatoes
      poultry-leg:22=drumstick|roast-chicken|fried-chicken red-apple:16=apple|green-apple
      sandwich:20=panini shallow-pan-of-food:24=paella|omelette|omelet|lasagna
      spaghetti:22=pasta|macaroni|linguine
      spoon:22=ladle|teaspoon|spatula|whisk strawberry:16=strawberries
      sushi:16=sashimi taco:18=nachos|quesadilla tangerine:15=orange-fruit|mandarin|clementine|oranges|grapefruit
      teapot:24=kettle tomato:16
      tumbler-glass:20=whiskey|whisky|bourbon|rum|liquor|gin|juice waffle:16 watermelon:24=melon|cantaloupe|honeydew wine-glass:26=wine|goblet|chalice
      sandwich:20 mushroom:16`,
  },
]
