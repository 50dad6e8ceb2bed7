import type { Place } from '../subjects/row.js'
import type { Land } from '../words/meaning.js'

/** How a picture moves by itself. */
export type Motion = 'hop' | 'fly' | 'swim' | 'float' | 'drive' | 'sway' | 'none'

/** Pictures that stand, move and are met in the same way. */
export interface Kind {
  place: Place
  motion: Motion
  /** Where it is met if the prompt names no place. */
  home?: Land
  /** Shown to the breast only: it stands behind the lower edge. */
  bust?: true
  /**
   * `name`, `name:height` or `name:height=word|word`: the picture, its height (a grown person is 100) and more words
   * for it. The name itself is a word of it too.
   */
  names: string
}

/** Every picture that a prompt can bring, by its kind. */
export const KINDS: readonly Kind[] = [
  {
    place: 'near',
    motion: 'hop',
    home: 'hill',
    names: `ant:6 badger:26 beaver:26 beetle:6=scarab bug:6=caterpillar baby-chick:12=chick hatching-chick:14
      front-facing-baby-chick:12 cat-face:60 black-cat:30 cat:30 dog-face:60 chipmunk:14 cockroach:6 cricket:7=grasshopper
      dodo:34 ewe:50 frog:12=toad hamster:14=gerbil hedgehog:14=porcupine hippopotamus:90=hippo horse-face:80 kangaroo:90
      koala:40 lady-beetle:6=ladybug|ladybird lizard:14=gecko|iguana|chameleon llama:95=alpaca mouse:10 mouse-face:50
      otter:28 monkey:50=ape|chimpanzee monkey-face:60 gorilla:90 orangutan:80 rat:14 raccoon:32 skunk:26 sloth:40 snail:8=slug
      snake:16=serpent|cobra|python|viper spider:8=tarantula scorpion:10 turkey:40 worm:6=earthworm bison:95 boar:50 moose:120
      ox:90 water-buffalo:90 ram:55 cow-face:70 pig-face:60 pig-nose:40 rabbit-face:60 sauropod:320=dinosaur|brontosaurus
      t-rex:260=tyrannosaurus crocodile:30=alligator donkey:75=mule poodle:36 peacock:45 phoenix-bird:80=phoenix
      tiger-face:80 dragon-face:120 lion:80 leopard:55 guide-dog:40 service-dog:40 two-hump-camel:110 fox:36
      wolf:45 bear:80 panda:60 polar-bear:80 rhinoceros:85 owl:28 eagle:40 rooster:30 penguin:40 goose:32 duck:22 swan:36
      turtle:20 parrot:22 dodo:34 camel:110 giraffe:190 elephant:140 zebra:75 goat:50 deer:75 horse:95 pig:40 chicken:26
      rabbit:22 hedgehog:14 flamingo:60 mammoth:150 rhinoceros:85 cow:80 unicorn:95 dragon:160 dog:40`,
  },
  {
    place: 'flock',
    motion: 'fly',
    names: `bat:20 fly:10 mosquito:10=gnat honeybee:16 butterfly:20 dove:26 bird:26 blackbird:24 feather:20=plume wing:30=wings`,
  },
  {
    place: 'deep',
    motion: 'swim',
    home: 'deep',
    names: `blowfish:26=pufferfish fish:26=trout|tuna|cod|carp tropical-fish:22 jellyfish:34 octopus:50 squid:40 seal:60=walrus
      shrimp:20=prawn|krill lobster:30=crayfish crab:24 oyster:18=clam|mussel|scallop coral:50 spiral-shell:20=shell|seashell|conch
      dolphin:70 whale:180 spouting-whale:180 shark:120`,
  },
  {
    place: 'near',
    motion: 'sway',
    home: 'hill',
    names: `bouquet:30 four-leaf-clover:20=clover fallen-leaf:16 herb:24=parsley|mint|basil|sage hibiscus:24
      hyacinth:30 leaf-fluttering-in-wind:16=leaf lotus:24=water-lily|lily maple-leaf:20 potted-plant:50=houseplant|fern|ivy
      rose:36 rosette:24 seedling:16=sprout|sapling shamrock:18 sheaf-of-rice:50=wheat-sheaf sunflower:60 tulip:36
      white-flower:24=jasmine wilted-flower:30 cherry-blossom:24 blossom:24 cactus:70 deciduous-tree:230 evergreen-tree:240=spruce
      palm-tree:230 christmas-tree:160=xmas-tree tanabata-tree:160=bamboo pine-decoration:60 brown-mushroom:18 mushroom:18
      rock:40=stone|boulder|pebble wood:40=log|lumber|timber|firewood brick:20=bricks empty-nest:16=nest nest-with-eggs:20
      spider-web:40=cobweb snowman:90 snowman-without-snow:90 moai:200=easter-island fountain:120 hut:150 derelict-house:220
      beach-with-umbrella:130=beach-umbrella umbrella-on-ground:110 playground-slide:120=playground|slide hole:12=pothole
      headstone:60=gravestone|tombstone|grave|tomb coffin:60=casket funeral-urn:40=urn jack-o-lantern:30=halloween|pumpkin
      seat:60 bus-stop:140 barber-pole:80 stop-sign:120=road-sign|sign|signpost construction:70=barrier|roadblock|barricade
      postbox:80=mailbox oil-drum:60=barrel fuel-pump:110=gas-pump|gas-station goal-net:110=goal
      closed-mailbox-with-raised-flag:70=letterbox wheel:50=tire|tyre ladder:140 diya-lamp:16 fire:50
      carousel-horse:130=carousel|merry-go-round circus-tent:260=circus|tent-circus railway-track:40 moon-viewing-ceremony:50
      placard:90=protest-sign hot-springs:60 volcano:300 bubbles:40 sparkler:40
      carp-streamer:90 wind-chime:50 nazar-amulet:20 hamsa:20=amulet antenna-bars:40`,
  },
  {
    place: 'near',
    motion: 'none',
    home: 'table',
    names: `amphora:60 avocado:16 baby-bottle:26 bacon:16=ham|prosciutto bagel:16 baguette-bread:26=baguette banana:20=bananas
      beans:14=lentil|bean|chickpea beer-mug:24=beer|ale|lager|stein bell-pepper:16=pepper|paprika bento-box:20=lunchbox
      beverage-box:20=juice|juice-box|milk-carton|carton birthday-cake:30=cake|birthday|torte blueberries:16=blueberry|berry|raspberry|blackberry|cranberry
      bottle-with-popping-cork:36=champagne|prosecco bowl-with-spoon:20=bowl|cereal|porridge|oatmeal|muesli bread:20=loaf|toast
      broccoli:18=cauliflower bubble-tea:26=boba|milkshake|smoothie burrito:18=wrap|enchilada butter:14=margarine candy:14=sweets|bonbon|toffee|caramel
      canned-food:18=can|tin|tin-can carrot:20 cheese-wedge:18=cheese|cheddar|brie cherries:16=cherry chestnut:12=hazelnut|walnut|almond|acorn
      chocolate-bar:20=chocolate|brownie chopsticks:26 clinking-beer-mugs:26=beers clinking-glasses:26=toasting
      cocktail-glass:26=cocktail|martini coconut:18 cooked-rice:18=rice|risotto cookie:16=cookies|biscuit cooking:26=frying-pan|fried-egg|pan|skillet|wok
      croissant:18 cucumber:18=zucchini|pickle|courgette cup-with-straw:26=soda|cola|soft-drink|lemonade|drink cupcake:18=muffin curry-rice:20=curry
      custard:16=flan|pudding cut-of-meat:22=steak|meat|beef|pork dango:20 doughnut:16=donut dumpling:14=dumplings|gyoza|ravioli ear-of-corn:22=corn|maize
      egg:14=eggs eggplant:18=aubergine falafel:18 fish-cake-with-swirl:14 flatbread:18=tortilla|naan|pita fondue:22 fork-and-knife:24=fork|cutlery|silverware|tableware
      fork-and-knife-with-plate:26=plate|dinner|meal|lunch|dish|supper fortune-cookie:14 french-fries:22=fries|chips fried-shrimp:18=tempura garlic:14
      ginger-root:16=ginger glass-of-milk:20=milk|glass-of-water grapes:20=grape|raisin green-apple:16 green-salad:22=salad hamburger:22=burger|cheeseburger
      honey-pot:20=honey-jar hot-beverage:20=coffee|tea|cappuccino|latte|espresso|cocoa hot-dog:18=hotdog|sausage|bratwurst|frankfurter hot-pepper:18=chili|chilli|jalapeno
      ice:14=ice-cube ice-cream:20=sundae jar:24=jam|marmalade|jelly|pickles kitchen-knife:24=knife|cleaver kiwi-fruit:14=kiwi leafy-green:20=lettuce|cabbage|spinach|kale|celery|asparagus|leek|vegetable
      lemon:14 lime:14 lollipop:18 mango:16=papaya mate:20 meat-on-bone:24=rib|ribs|lamb-chop melon:18=cantaloupe|honeydew moon-cake:14
      oden:22=kebab|skewer olive:14=olives onion:16=shallot pancakes:20=pancake|crepe pea-pod:16=pea|peas peach:16=apricot|nectarine peanuts:14=peanut|nut|nuts|cashew|pistachio
      pear:18=quince pie:18=tart|quiche|apple-pie pineapple:26 pizza:22 popcorn:24 pot-of-food:26=stew|soup|pot|cooking-pot|casserole|saucepan|broth|chili-con-carne|goulash
      potato:16=potatoes poultry-leg:22=drumstick|roast-chicken|fried-chicken pretzel:16 red-apple:16=apple rice-ball:16=onigiri rice-cracker:16
      roasted-sweet-potato:18=sweet-potato|yam sake:24 salt:18=salt-shaker|spice|sugar sandwich:20=panini shallow-pan-of-food:24=paella|omelette|omelet|lasagna
      shaved-ice:22 shortcake:18=cheesecake soft-ice-cream:22=gelato|frozen-yogurt|sorbet spaghetti:22=pasta|macaroni|linguine spoon:22=ladle|teaspoon|spatula|whisk steaming-bowl:22=noodles|noodle|ramen|pho
      strawberry:16=strawberries stuffed-flatbread:18=gyro|shawarma|doner sushi:16=sashimi taco:18=nachos|quesadilla takeout-box:22=takeout tamale:18
      tangerine:15=orange-fruit|mandarin|clementine|oranges|grapefruit teacup-without-handle:16=teacup teapot:24=kettle tomato:16 tropical-drink:28=mojito|pina-colada|margarita
      tumbler-glass:20=whiskey|whisky|bourbon|rum|liquor|gin waffle:16 watermelon:24 wine-glass:26=wine|goblet|chalice sandwich:20 pouring-liquid:24=pitcher|jug mushroom:16`,
  },
  {
    place: 'near',
    motion: 'none',
    home: 'stage',
    names: `lotion-bottle:30=lotion|shampoo|cream-bottle|sunscreen|cosmetics|detergent|moisturizer|perfume|conditioner lipstick:20=makeup|mascara|rouge nail-polish:20
      ring:14=wedding-ring|jewelry|jewel|engagement-ring|bracelet gem-stone:20=diamond|gem|gemstone|emerald-stone|crystal prayer-beads:24=necklace|beads|pearl|rosary crown:24=tiara handbag:30=bag clutch-bag:22=clutch
      purse:22=wallet backpack:44=rucksack|knapsack|schoolbag briefcase:34=suitcase-leather luggage:56=suitcase|baggage shopping-bags:40=shopping-bag|shopping running-shoe:24=sneaker|sneakers|trainers|shoe|shoes
      mans-shoe:22=oxford|loafer hiking-boot:28=boot|boots flat-shoe:20=slipper|moccasin high-heeled-shoe:24=heels|high-heels|stiletto ballet-shoes:24 womans-boot:40 womans-sandal:24=sandal
      thong-sandal:20=flip-flop|flip-flops sunglasses:16=shades glasses:16=spectacles|eyeglasses goggles:18 dress:70=gown t-shirt:44=shirt|tee|jersey|sweatshirt|sweater|hoodie|jumper|pullover|cardigan jeans:60=trousers|pants|denim|overalls|leggings
      shorts:34 bikini:34=swimsuit one-piece-swimsuit:44 briefs:20=underwear coat:64=jacket|raincoat|overcoat|parka|blazer lab-coat:64 kimono:70=robe sari:70 womans-clothes:44=blouse womans-hat:24=bonnet|sun-hat top-hat:26=hat|fedora|bowler
      billed-cap:20=cap|baseball-cap military-helmet:22=helmet rescue-workers-helmet:24=hard-hat graduation-cap:22 necktie:34=tie scarf:30=shawl gloves:22=glove|mitten|mittens socks:26=sock|stocking running-shirt:40=tank-top safety-vest:44=vest martial-arts-uniform:64=judo|karate
      watch:22=wristwatch|smartwatch|rolex stopwatch:22=timer alarm-clock:24 mantelpiece-clock:30 hourglass-not-done:28=hourglass hourglass-done:28 three-oclock:30=clock
      package:30=cardboard-box|box|carton-box|packaging|parcel|crate wrapped-gift:28=gift|gifts|present|presents|gift-box label:20=tag|price-tag credit-card:16 coin:18=coins|penny dollar-banknote:18=money|cash|dollar|banknote|bill euro-banknote:18=euro money-bag:30=treasure money-with-wings:24
      trophy:44=award|prize sports-medal:26=medal 1st-place-medal:26=gold-medal military-medal:24 crystal-ball:26 magic-wand:30=wand toothbrush:22 soap:16 sponge:14 razor:22=shaver roll-of-paper:20=toilet-paper|paper-towel
      mobile-phone:26=smartphone|phone|iphone|cellphone|tablet|ipad mobile-phone-with-arrow:26 laptop:34=notebook-computer|macbook|computer desktop-computer:50=monitor|pc|screen|workstation keyboard:16 computer-mouse:12=computer-mice printer:34=copier|photocopier headphone:26=headphones|earphones|headset|earbuds
      camera:26=dslr camera-with-flash:26 video-camera:30=camcorder movie-camera:44=film-camera film-projector:40=projector television:50=tv telephone:24=landline telephone-receiver:24=handset pager:16 fax-machine:28 radio:30=boombox|stereo joystick:24 video-game:18=gamepad|game-controller|controller|console|playstation|xbox
      floppy-disk:18 optical-disk:18=cd|compact-disc|vinyl|disc dvd:18 computer-disk:18 videocassette:18=vhs|cassette|tape battery:22=batteries low-battery:22 electric-plug:22=plug|power-cord|socket|cable light-bulb:24=lightbulb|bulb flashlight:22 speaker-high-volume:30=speaker|loudspeaker-box loudspeaker:26 megaphone:26=bullhorn
      studio-microphone:30 microphone:28=mic control-knobs:30=mixer level-slider:30 microscope:40 telescope:50 satellite-antenna:60=satellite-dish|antenna|dish test-tube:24=vial alembic:34=flask|beaker petri-dish:16 dna:34 magnet:22 magnifying-glass-tilted-left:26=magnifier|magnifying-glass
      pill:12=pills|tablet-pill|medicine|capsule|drug|vitamin|aspirin syringe:24=vaccine|needle|injection adhesive-bandage:16=bandage|plaster stethoscope:34 thermometer:24 x-ray:34 crutch:60=crutches
      books:34 open-book:30=book|novel|dictionary|encyclopedia|bible|textbook closed-book:30 blue-book:30 green-book:30 orange-book:30 notebook:28=journal|diary ledger:28 notebook-with-decorative-cover:28 newspaper:30=magazine|tabloid scroll:28=parchment|manuscript page-facing-up:26=paper|document|contract|page|letter-page envelope:18=letter|mail|postcard e-mail:18=email love-letter:18 receipt:22=invoice|ticket-receipt
      pencil:22 pen:22=ballpoint fountain-pen:22 crayon:20=crayons|chalk paintbrush:26=paint-brush artist-palette:30=palette|paint scissors:22=shears straight-ruler:22=ruler triangular-ruler:22 paperclip:14 pushpin:14=thumbtack|tack safety-pin:14 clipboard:30 calendar:26 spiral-calendar:26 spiral-notepad:26=notepad|memo-pad memo:26 file-folder:26=folder|binder card-index:26 bar-chart:30=chart|graph chart-increasing:30 briefcase:34
      framed-picture:40=picture|portrait|photograph|photo|poster|canvas|painting-frame mirror:50 candle:26 key:16=keys old-key:20 locked:20=lock|padlock bell:26 bellhop-bell:18 folding-hand-fan:28=fan hair-pick:18=comb|hairbrush|brush-comb thread:20=spool|string yarn:24=wool|knitting knot:20=rope|cord|twine sewing-needle:22=sewing
      basket:30=hamper|picnic-basket bucket:32=pail|tub broom:70=mop|broomstick plunger:36 wastebasket:36=trash-can|garbage|bin|trash|garbage-can|dustbin shopping-cart:64=cart-shopping|trolley toolbox:32=tool|tools hammer:28=mallet axe:40=hatchet|tomahawk pick:44=pickaxe wrench:28=spanner|pliers screwdriver:26=chisel carpentry-saw:30=saw|handsaw nut-and-bolt:18=bolt|screw|nail|nails gear:30=cog|cogwheel|gears|machine|machinery|engine clamp:24=vise hook:24 chains:34=chain link:16 hammer-and-wrench:30=repair mouse-trap:14=mousetrap hammer-and-pick:30
      crossed-swords:50=swords dagger:34=sword|blade|saber shield:50 bow-and-arrow:50=bow|archery|arrow bomb:26=grenade|dynamite|explosive firecracker:28 water-pistol:24=gun|pistol|rifle|revolver|weapon boomerang:26 abacus:30 balance-scale:44=scales|scale compass:22 world-map:34=map globe-showing-europe-africa:44=globe|earth-globe|earth anchor:60 fire-extinguisher:44=hydrant|fire-hydrant puzzle-piece:20=puzzle|jigsaw game-die:16=dice|die teddy-bear:34=teddy|plush|stuffed-animal|doll|toy|toys nesting-dolls:30=matryoshka
      japanese-dolls:30 yo-yo:16 chess-pawn:26=chess|pawn joker:22=playing-card|cards|poker mahjong-red-dragon:18=domino slot-machine:60=casino pool-8-ball:20=billiards|billiard-ball piata:40=pinata party-popper:30=confetti|party confetti-ball:40 ticket:18=tickets|coupon|voucher admission-tickets:20 red-envelope:24 ribbon:22=bow-ribbon reminder-ribbon:20 clapper-board:30=clapperboard film-frames:30=film-strip|filmstrip mirror-ball:44=disco-ball|disco performing-arts:40=mask|masks|theater|theatre|drama
      accordion:44 banjo:60 drum:44=drums|drum-kit|percussion long-drum:60=bongo|conga flute:34=clarinet|oboe|recorder|whistle guitar:70=ukulele|bass|lute maracas:28 musical-keyboard:30=piano|synthesizer|organ saxophone:50=sax trumpet:34=trombone|tuba|bugle|french-horn|cornet violin:50=cello|viola|fiddle|harp postal-horn:30=horn musical-note:30=music|melody|note musical-score:30=sheet-music
      american-football:18 badminton:28=shuttlecock baseball:14 basketball:22 bowling:34=bowling-ball|bowling-pin boxing-glove:24=boxing bullseye:44=dart|darts|target|dartboard cricket-game:40=cricket-bat curling-stone:20 diving-mask:24=snorkel field-hockey:40 fishing-pole:60=fishing-rod flag-in-hole:90=golf-hole flying-disc:14=frisbee ice-hockey:40=hockey|puck|hockey-stick ice-skate:26=skate-shoe|ice-skates|skates lacrosse:40 ping-pong:26=table-tennis|paddle-bat rugby-football:18=rugby soccer-ball:22=ball|football-ball tennis:34=racket|racquet|tennis-racket|tennis-ball volleyball:22 skis:60 sled:34=sledge|toboggan|sleigh roller-skate:28=rollerblades|roller-skates ring-buoy:40=lifebuoy|life-preserver
      bookmark:20 identification-card:20=passport|badge|id-card musical-notes:30 knot:20 cigarette:12=cigar white-cane:70=cane|walking-stick|stick|staff bone:20=bones skull:26=skeleton anatomical-heart:26 brain:26 lungs:30 tooth:18=teeth eye:22=eyeball ear:22 nose:20 mouth:18=lips|lip tongue:18 foot:22=feet|toe leg:40=knee|thigh hand-with-fingers-splayed:24=hand|hands|palm-hand|finger|fingers flexed-biceps:30=muscle|arm|biceps|elbow footprints:24=footprint paw-prints:20=paw mechanical-arm:44
      red-heart:30=heart sparkles:40 balloon:50=balloons droplet:20=drop|water-drop|raindrop snowflake:30 star:40 glowing-star:40 microbe:22=virus|bacteria|germ|bacterium rolled-up-newspaper:24 axe:40 flower-playing-cards:22 hiking-boot:28 black-nib:20=nib|quill card-file-box:24 file-cabinet:90=filing-cabinet|cabinet|cupboard ballot-box-with-ballot:34=ballot|vote trackball:14 pick:44 envelope-with-arrow:18 inbox-tray:20=tray outbox-tray:20 bookmark-tabs:24 page-with-curl:26 tear-off-calendar:26 card-index-dividers:24 linked-paperclips:14 locked-with-key:22 unlocked:20 bell-with-slash:26 broken-chain:30=shackle baggage-claim:40`,
  },
  {
    place: 'near',
    motion: 'none',
    home: 'interior',
    names: `bed:60=mattress|cot|bunk couch-and-lamp:80=sofa|couch|settee|armchair|loveseat|futon chair:70=stool|rocking-chair|throne door:150=doorway|gate toilet:60 bathtub:60=bath|bathroom-tub shower:150 window:100 elevator:150=lift water-closet:40
      person-in-bed:50=sleeping manual-wheelchair:70=wheelchair`,
  },
  {
    place: 'ground',
    motion: 'drive',
    home: 'street',
    names: `ambulance:90 articulated-lorry:120=semi|tractor-trailer auto-rickshaw:75=tuk-tuk automobile:60 bicycle:60 bus:120 trolleybus:120 delivery-truck:100 fire-engine:110=fire-truck|firetruck kick-scooter:60=kickscooter minibus:85 motor-scooter:65 motorcycle:60
      oncoming-automobile:65 oncoming-bus:120 oncoming-police-car:65 oncoming-taxi:65 pickup-truck:75 police-car:62 racing-car:40=race-car|formula-one|f1|racecar sport-utility-vehicle:70=suv|jeep taxi:62 tractor:100 tram:130=streetcar tram-car:130 skateboard:16
      high-speed-train:120 bullet-train:110 light-rail:110 locomotive:120 metro:110 monorail:110 railway-car:110 mountain-railway:110 train:120 roller-coaster:220=rollercoaster person-biking:90`,
  },
  {
    place: 'far',
    motion: 'none',
    home: 'hill',
    names: `bank:200=courthouse|capitol|museum-building building-construction:240=construction-site|scaffolding|crane classical-building:200=museum|parthenon|gallery|library-building convenience-store:170=store|supermarket|grocery department-store:230=mall|shopping-mall factory:220=plant-factory|refinery|mill-factory|warehouse hospital:230=clinic-building hotel:240=motel|inn
      house:170 house-with-garden:170 houses:190 office-building:300=office-tower post-office:200 school:210=university|college|schoolhouse stadium:160=arena statue-of-liberty:300 synagogue:220 hindu-temple:260 kaaba:180 japanese-castle:260 tokyo-tower:340 station:180=train-station mosque:240 church:230 castle:260 shinto-shrine:190
      ferris-wheel:280 love-hotel:240 japanese-post-office:200 camping:110 tent:80`,
  },
  {
    place: 'water',
    motion: 'float',
    home: 'sea',
    names: `canoe:30 ferry:110 motor-boat:60=motorboat passenger-ship:140=ocean-liner sailboat:120 ship:140 speedboat:50=speed-boat person-rowing-boat:60=rower`,
  },
  {
    place: 'air',
    motion: 'fly',
    names: `airplane:60 small-airplane:60=propeller-plane|biplane airplane-departure:60 airplane-arrival:60 helicopter:60 parachute:90 flying-saucer:60 kite:60=paper-kite aerial-tramway:60=gondola-lift mountain-cableway:70=cable-car|ski-lift suspension-railway:60 rocket:120 comet:60=meteor|meteorite shooting-star:50 satellite:60
      cloud:60 sun-with-face:80 crescent-moon:60 ringed-planet:120 tornado:150=twister|whirlwind|cyclone-wind high-voltage:70=electricity wind-face:60 thought-balloon:50 speech-balloon:50=speech-bubble`,
  },
  {
    place: 'near',
    motion: 'none',
    names: `baby:34=infant|newborn baby-angel:50=cupid|cherub boy:60 ghost:70 robot:90 alien:60=extraterrestrial alien-monster:50=space-invader goblin:70 ogre:80=troll-ogre clown-face:60=clown man-genie:90=genie troll:90=gnome|dwarf ninja:90 santa-claus:100=santa|father-christmas mrs-claus:100
      person-standing:100 person-in-suit-levitating:95 man-dancing:100 woman-dancing:100 person-with-veil:90=bride person-in-tuxedo:90=groom|bridegroom pregnant-woman:90`,
  },
  {
    place: 'near',
    motion: 'hop',
    names: `person-bouncing-ball:100=basketball-player|dribbling person-cartwheeling:90=gymnast|acrobat|cartwheel|gymnastics person-climbing:100=climbing|rock-climbing person-fencing:90=fencer|fencing person-golfing:95=golfer|golf|golfing person-juggling:95=juggler|juggling person-lifting-weights:85=weightlifter|weightlifting|lifting-weights|bodybuilder|barbell person-playing-handball:95=handball person-wrestling:80=wrestler|wrestling|wrestlers people-hugging:80=hug|hugging horse-racing:100=jockey|horse-race|polo-horse person-mountain-biking:90=mountain-biker|mountain-biking
      person-in-lotus-position:70=yoga|meditation|meditating|yogi person-kneeling:70=kneeling skier:90=skiing snowboarder:90=snowboarding person-in-manual-wheelchair:80 person-walking:100 person-running:100`,
  },
  {
    place: 'water',
    motion: 'float',
    home: 'sea',
    names: `person-surfing:70=surfing|surfs person-swimming:44=swimmer|swimming|swims|diver|diving person-playing-water-polo:50=water-polo`,
  },
  {
    place: 'near',
    motion: 'none',
    bust: true,
    names: `artist:100=painter|sculptor|illustrator construction-worker:100=bricklayer|roofer|carpenter|plumber|electrician cook:100 detective:100=spy|investigator factory-worker:100=welder|blacksmith farmer:100=gardener|rancher firefighter:100=fireman guard:100 health-worker:100=doctor|nurse|physician|surgeon|dentist|pharmacist|veterinarian|paramedic judge:100=lawyer|attorney|magistrate mechanic:100=repairman|machinist office-worker:100=secretary|accountant|manager|businesswoman|banker|clerk|salesman|salesperson|ceo
      pilot:100=aviator|captain|flight-attendant|stewardess|sailor police-officer:100=policeman|policewoman|cop|officer scientist:100=chemist|biologist|researcher|physicist singer:100=vocalist|rockstar|pop-star student:100=pupil|graduate|schoolgirl|schoolboy teacher:100=professor|lecturer|instructor|tutor technologist:100=programmer|developer|hacker|coder|gamer|designer|engineer-software old-man:100=grandfather|grandpa old-woman:100=grandmother|grandma older-person:100=elder
      prince:100 princess:100 person-with-crown:100=monarch|royalty person-vampire:100=vampire|dracula person-zombie:100=zombie|mummy person-elf:100=elf person-superhero:100 person-supervillain:100=villain person-fairy:100 person-mage:100 person-merpeople:100=merman
      man:100 woman:100 girl:90 child:80 person-beard:100=beard|bearded person-red-hair:100=redhead person-blonde-hair:100=blonde person-getting-haircut:100=haircut|barber|hairdresser|hairstylist person-getting-massage:90=massage|masseuse|facial person-taking-bath:80 woman-with-headscarf:100 breast-feeding:100 person-feeding-baby:100=babysitter|nanny|babysitting
      woman-cook:100 woman-artist:100 woman-scientist:100 woman-teacher:100 woman-health-worker:100 woman-firefighter:100 woman-police-officer:100 woman-farmer:100 woman-mechanic:100 woman-pilot:100 woman-judge:100 woman-singer:100 woman-student:100 woman-office-worker:100 woman-factory-worker:100 woman-technologist:100 woman-construction-worker:100 woman-detective:100`,
  },
]
