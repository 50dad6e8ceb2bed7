import type { Kind } from './kind.js'

/** Products, clothes and tools. */
export const PRODUCTS: readonly Kind[] = [
  {
    place: 'near',
    motion: 'none',
    home: 'stage',
    names: `lotion-bottle:30=lotion|shampoo|cream-bottle|sunscreen|cosmetics|detergent|moisturizer|conditioner
      ring:14=wedding-ring|jewelry|jewel|engagement-ring|bracelet
      gem-stone:20=diamond|gem|gemstone|emerald-stone|crystal prayer-beads:24=necklace|beads|pearl|rosary crown:24=tiara
      handbag:30=bag|purse|shopping-bags|shopping-bag backpack:44=rucksack|knapsack|schoolbag|haversack
      briefcase:30=attache-case luggage:56=suitcase|baggage|footlocker|suitcase-leather running-shoe:24=sneaker|sneakers|trainers|shoe|shoes|hiking-boot|boot|boots
      high-heeled-shoe:24=heels|high-heels|stiletto|womans-sandal|sandal
      sunglasses:16=shades|glasses|spectacles|eyeglasses|goggles dress:70=gown|kimono|robe|sari
      t-shirt:44=shirt|tee|jersey|sweatshirt|sweater|hoodie|jumper|pullover|cardigan
      jeans:60=trousers|pants|denim|overalls|leggings shorts:34 bikini:34=swimsuit coat:64=jacket|raincoat|overcoat|parka|blazer
      top-hat:26=hat|fedora|bowler billed-cap:20=cap|baseball-cap
      rescue-workers-helmet:24=hard-hat|military-helmet|helmet necktie:34=tie scarf:30=shawl gloves:22=glove|mitten|mittens
      socks:26=sock|stocking stopwatch:22=pocket-watch watch:22=wristwatch|smartwatch|rolex
      hourglass-not-done:28=hourglass three-oclock:30=clock|alarm-clock|grandfather-clock
      package:30=cardboard-box|box|carton-box|packaging|parcel|crate wrapped-gift:28=gift|gifts|present|presents|gift-box
      coin:18=coins|penny dollar-banknote:18=money|cash|dollar|banknote|bill money-bag:30=treasure
      trophy:44=award|prize crystal-ball:26 magic-wand:30=wand soap:16
      mobile-phone:17=smartphone|phone|iphone|cellphone|tablet|ipad|telephone|landline
      laptop:34=notebook-computer|macbook|computer desktop-computer:50=monitor|pc|screen|workstation keyboard:16
      computer-mouse:12=computer-mice headphone:26=headphones|earphones|headset|earbuds|earphone|earphones
      camera:26=dslr|video-camera|camcorder movie-camera:44=film-camera|film-projector|projector television:50=tv|telly
      radio:30=boombox|stereo light-bulb:24=lightbulb|bulb flashlight:22=torch
      microphone:28=mic microscope:40 telescope:50 test-tube:24=vial alembic:34=flask|beaker
      magnifying-glass-tilted-left:26=magnifier|magnifying-glass stethoscope:34
      open-book:30=book|novel|dictionary|encyclopedia|bible|textbook|notebook|journal|diary
      newspaper:30=magazine|tabloid scroll:28=parchment|manuscript
      page-facing-up:26=paper|note|document|contract|page|letter-page envelope:18=letter|mail|postcard
      pen:22=ballpoint|pencil paintbrush:26=paint-brush scissors:22=shears
      key:16=keys old-key:20 locked:20=lock|padlock bell:26
      yarn:24=wool basket:30=hamper|picnic-basket bucket:32=pail|tub|watering-can broom:70=mop|broomstick
      wastebasket:36=trash-can|garbage|bin|trash|garbage-can|dustbin shopping-cart:64=cart-shopping|trolley
      toolbox:32=tool|tools hammer:28=mallet|sledgehammer|gavel axe:40=hatchet|tomahawk wrench:28=spanner|pliers
      screwdriver:26=chisel carpentry-saw:30=saw|handsaw gear:30=cog|cogwheel|gears dagger:34=sword|blade|saber|crossed-swords|swords bow-and-arrow:50=archery
      balance-scale:44=scales|scale compass:22 world-map:34=map|sea-chart
      globe-showing-europe-africa:44=globe|earth-globe|earth
      teddy-bear:34=teddy|plush|stuffed-animal|doll|toy|toys
      ribbon:22=bow-ribbon clapper-board:30=clapperboard
      performing-arts:40=mask|masks accordion:44 drum:44=drums|drum-kit|percussion
      flute:34=clarinet|oboe|recorder|whistle guitar:70=ukulele|bass|lute|banjo
      musical-keyboard:30=piano|synthesizer|organ saxophone:50=sax trumpet:34=trombone|tuba|bugle|french-horn|cornet
      violin:50=cello|viola|fiddle|harp
      american-football:18 badminton:28=shuttlecock baseball:14 basketball:22 bowling:34=bowling-ball|bowling-pin
      boxing-glove:24 cricket-game:40=cricket-bat
      fishing-pole:60=fishing-rod flag-in-hole:90=golf-hole ice-hockey:40=hockey|puck|hockey-stick
      ice-skate:26=skate-shoe|ice-skates|skates
      soccer-ball:22=ball|football-ball tennis:34=racket|racquet|tennis-racket|tennis-ball volleyball:22 skis:60
      sled:34=sledge|toboggan|sleigh|bobsleigh|dogsled
      cigarette:12=cigar
      skull:26=skeleton
      eye:22=eyeball hand-with-fingers-splayed:24=hand|hands|palm-hand|finger|fingers red-heart:30=heart balloon:50=balloons|toy-balloon
      axe:40
      pick:44
      wheel-of-dharma:50=ship-wheel|helm`,
  },
]
