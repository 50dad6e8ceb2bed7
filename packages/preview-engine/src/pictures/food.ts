import type { Kind } from './kind.js'

/** Food and drink. */
export const FOOD: readonly Kind[] = [
  {
    place: 'near',
    motion: 'none',
    home: 'table',
    names: `avocado:16 banana:20=bananas
      beer-mug:24=beer|ale|lager|stein
      birthday-cake:30=cake|birthday|torte
      blueberries:16=blueberry|berry|raspberry|blackberry|cranberry
      bowl-with-spoon:20=bowl|cereal|porridge|oatmeal|muesli steaming-bowl:22=noodles|noodle|ramen|pho bread:20=loaf|toast|baguette-bread|baguette broccoli:18=cauliflower
      candy:14=sweets|bonbon|toffee|caramel carrot:20 cheese-wedge:18=cheese|cheddar|brie
      cherries:16=cherry chocolate-bar:20=chocolate|brownie chopsticks:26
      clinking-beer-mugs:26=beers clinking-glasses:26=toasting|bottle-with-popping-cork|champagne|prosecco cocktail-glass:26=cocktail|martini|tropical-drink|mojito|pina-colada|margarita
      cookie:16=cookies|biscuit cooking:26=frying-pan|fried-egg|pan|skillet|wok croissant:18
      cup-with-straw:26=soda|cola|soft-drink|lemonade|drink|bubble-tea|boba|milkshake|smoothie cupcake:18=muffin
      cut-of-meat:22=steak|meat|beef|pork doughnut:16=donut|bagel
      ear-of-corn:22=corn|maize egg:14=eggs|boiled-egg|poached-egg
      fork-and-knife-with-plate:26=plate|food|breakfast|dinner|meal|lunch|dish|supper|fork-and-knife|fork|cutlery|silverware|tableware french-fries:22=fries|chips
      glass-of-milk:20=milk|glass-of-water grapes:20=grape|raisin green-salad:22=salad
      hamburger:22=burger|cheeseburger honey-pot:20=honey-jar hot-beverage:20=coffee|tea|cappuccino|latte|espresso|cocoa
      hot-dog:18=hotdog|sausage|bratwurst|frankfurter ice:14=ice-cube
      soft-ice-cream:20=ice-cream|ice-cream-cone|sundae|gelato|frozen-yogurt|sorbet jar:24=jam|marmalade|jelly|pickles kitchen-knife:24=knife|cleaver
      leafy-green:20=lettuce|cabbage|spinach|kale|celery|asparagus|leek|vegetable lemon:14=lime lollipop:18=popsicle
      meat-on-bone:24=rib|ribs|lamb-chop olive:14=olives
      pancakes:20=pancake|crepe|waffle peach:16=apricot|nectarine|mango|papaya|pear|quince
      pie:18=tart|quiche|apple-pie pineapple:26 pizza:22 popcorn:24
      pot-of-food:26=stew|soup|pot|cooking-pot|casserole|saucepan|broth|chili-con-carne|goulash potato:16=potatoes
      poultry-leg:22=drumstick|roast-chicken|fried-chicken red-apple:16=apple|green-apple
      sandwich:20=panini shallow-pan-of-food:24=paella|omelette|omelet|lasagna
      spaghetti:22=pasta|macaroni|linguine
      strawberry:16=strawberries
      sushi:16=sashimi taco:18=nachos|quesadilla tangerine:15=orange-fruit|mandarin|clementine|oranges|grapefruit
      teapot:24=kettle tomato:16
      tumbler-glass:20=whiskey|whisky|bourbon|rum|liquor|gin|juice|lemonade watermelon:24=melon|cantaloupe|honeydew wine-glass:26=wine|goblet|chalice
      sandwich:20 mushroom:16`,
  },
]
