import type { Kind } from './kind.js'

/** Food and drink. */
export const FOOD: readonly Kind[] = [
  {
    place: 'near',
    motion: 'none',
    home: 'table',
    names: `amphora:60 avocado:16 baby-bottle:26 bacon:16=ham|prosciutto bagel:16 baguette-bread:26=baguette banana:20=bananas
      beans:14=lentil|bean|chickpea beer-mug:24=beer|ale|lager|stein bell-pepper:16=pepper|paprika
      beverage-box:20=juice|juice-box|milk-carton|carton birthday-cake:30=cake|birthday|torte
      blueberries:16=blueberry|berry|raspberry|blackberry|cranberry bottle-with-popping-cork:36=champagne|prosecco
      bowl-with-spoon:20=bowl|cereal|porridge|oatmeal|muesli bread:20=loaf|toast broccoli:18=cauliflower
      bubble-tea:26=boba|milkshake|smoothie burrito:18=wrap|enchilada butter:14=margarine
      candy:14=sweets|bonbon|toffee|caramel canned-food:18=can|tin|tin-can carrot:20 cheese-wedge:18=cheese|cheddar|brie
      cherries:16=cherry chestnut:12=hazelnut|walnut|almond|acorn chocolate-bar:20=chocolate|brownie chopsticks:26
      clinking-beer-mugs:26=beers clinking-glasses:26=toasting cocktail-glass:26=cocktail|martini coconut:18
      cooked-rice:18=rice|risotto cookie:16=cookies|biscuit cooking:26=frying-pan|fried-egg|pan|skillet|wok croissant:18
      cucumber:18=zucchini|pickle|courgette cup-with-straw:26=soda|cola|soft-drink|lemonade|drink cupcake:18=muffin
      curry-rice:20=curry cut-of-meat:22=steak|meat|beef|pork doughnut:16=donut dumpling:14=dumplings|gyoza|ravioli
      ear-of-corn:22=corn|maize egg:14=eggs eggplant:18=aubergine flatbread:18=tortilla|naan|pita
      fork-and-knife:24=fork|cutlery|silverware|tableware
      fork-and-knife-with-plate:26=plate|food|breakfast|dinner|meal|lunch|dish|supper french-fries:22=fries|chips
      garlic:14 glass-of-milk:20=milk|glass-of-water grapes:20=grape|raisin green-apple:16 green-salad:22=salad
      hamburger:22=burger|cheeseburger honey-pot:20=honey-jar hot-beverage:20=coffee|tea|cappuccino|latte|espresso|cocoa
      hot-dog:18=hotdog|sausage|bratwurst|frankfurter hot-pepper:18=chili|chilli|jalapeno ice:14=ice-cube
      ice-cream:20=sundae jar:24=jam|marmalade|jelly|pickles kitchen-knife:24=knife|cleaver kiwi-fruit:14=kiwi
      leafy-green:20=lettuce|cabbage|spinach|kale|celery|asparagus|leek|vegetable lemon:14 lime:14 lollipop:18
      mango:16=papaya meat-on-bone:24=rib|ribs|lamb-chop melon:18=cantaloupe|honeydew olive:14=olives onion:16=shallot
      pancakes:20=pancake|crepe pea-pod:16=pea|peas peach:16=apricot|nectarine peanuts:14=peanut|nut|nuts|cashew|pistachio
      pear:18=quince pie:18=tart|quiche|apple-pie pineapple:26 pizza:22 popcorn:24
      pot-of-food:26=stew|soup|pot|cooking-pot|casserole|saucepan|broth|chili-con-carne|goulash potato:16=potatoes
      poultry-leg:22=drumstick|roast-chicken|fried-chicken pretzel:16 red-apple:16=apple rice-ball:16=onigiri
      salt:18=salt-shaker|spice|sugar sandwich:20=panini shallow-pan-of-food:24=paella|omelette|omelet|lasagna
      shortcake:18=cheesecake soft-ice-cream:22=gelato|frozen-yogurt|sorbet spaghetti:22=pasta|macaroni|linguine
      spoon:22=ladle|teaspoon|spatula|whisk steaming-bowl:22=noodles|noodle|ramen|pho strawberry:16=strawberries
      sushi:16=sashimi taco:18=nachos|quesadilla tangerine:15=orange-fruit|mandarin|clementine|oranges|grapefruit
      teapot:24=kettle tomato:16 tropical-drink:28=mojito|pina-colada|margarita
      tumbler-glass:20=whiskey|whisky|bourbon|rum|liquor|gin waffle:16 watermelon:24 wine-glass:26=wine|goblet|chalice
      sandwich:20 pouring-liquid:24=pitcher|jug mushroom:16`,
  },
]
