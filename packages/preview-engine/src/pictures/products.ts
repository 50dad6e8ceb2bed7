import type { Kind } from './kind.js'

/** Products, clothes and tools. */
export const PRODUCTS: readonly Kind[] = [
  {
    place: 'near',
    motion: 'none',
    home: 'stage',
    names: `lotion-bottle:30=lotion|shampoo|cream-bottle|sunscreen|cosmetics|detergent|moisturizer|conditioner
      lipstick:20=makeup|mascara|rouge ring:14=wedding-ring|jewelry|jewel|engagement-ring|bracelet
      gem-stone:20=diamond|gem|gemstone|emerald-stone|crystal prayer-beads:24=necklace|beads|pearl|rosary crown:24=tiara
      handbag:30=bag purse:22=wallet backpack:44=rucksack|knapsack|schoolbag briefcase:34=suitcase-leather
      luggage:56=suitcase|baggage shopping-bags:40=shopping-bag running-shoe:24=sneaker|sneakers|trainers|shoe|shoes
      mans-shoe:22=oxford|loafer hiking-boot:28=boot|boots flat-shoe:20=slipper|moccasin
      high-heeled-shoe:24=heels|high-heels|stiletto womans-sandal:24=sandal thong-sandal:20=flip-flop|flip-flops
      sunglasses:16=shades glasses:16=spectacles|eyeglasses goggles:18 dress:70=gown
      t-shirt:44=shirt|tee|jersey|sweatshirt|sweater|hoodie|jumper|pullover|cardigan
      jeans:60=trousers|pants|denim|overalls|leggings shorts:34 bikini:34=swimsuit briefs:20=underwear
      coat:64=jacket|raincoat|overcoat|parka|blazer kimono:70=robe sari:70 womans-clothes:44=blouse
      top-hat:26=hat|fedora|bowler billed-cap:20=cap|baseball-cap military-helmet:22=helmet
      rescue-workers-helmet:24=hard-hat necktie:34=tie scarf:30=shawl gloves:22=glove|mitten|mittens
      socks:26=sock|stocking safety-vest:44=vest martial-arts-uniform:64=judo|karate watch:22=wristwatch|smartwatch|rolex
      stopwatch:22=timer alarm-clock:24 hourglass-not-done:28=hourglass three-oclock:30=clock
      package:30=cardboard-box|box|carton-box|packaging|parcel|crate wrapped-gift:28=gift|gifts|present|presents|gift-box
      label:20=tag|price-tag coin:18=coins|penny dollar-banknote:18=money|cash|dollar|banknote|bill money-bag:30=treasure
      trophy:44=award|prize sports-medal:26=medal crystal-ball:26 magic-wand:30=wand toothbrush:22 soap:16 razor:22=shaver
      roll-of-paper:20=toilet-paper|paper-towel mobile-phone:17=smartphone|phone|iphone|cellphone|tablet|ipad
      laptop:34=notebook-computer|macbook|computer desktop-computer:50=monitor|pc|screen|workstation keyboard:16
      computer-mouse:12=computer-mice printer:34=copier|photocopier headphone:26=headphones|earphones|headset|earbuds
      camera:26=dslr video-camera:30=camcorder movie-camera:44=film-camera film-projector:40=projector television:50=tv
      telephone:24=landline radio:30=boombox|stereo
      video-game:18=gamepad|game-controller|controller|console|playstation|xbox optical-disk:18=cd|compact-disc|vinyl|disc
      battery:22=batteries light-bulb:24=lightbulb|bulb flashlight:22=torch speaker-high-volume:30=speaker|loudspeaker-box
      loudspeaker:26 megaphone:26=bullhorn microphone:28=mic microscope:40 telescope:50
      satellite-antenna:60=satellite-dish|antenna|dish test-tube:24=vial alembic:34=flask|beaker dna:34 magnet:22
      magnifying-glass-tilted-left:26=magnifier|magnifying-glass
      pill:12=pills|tablet-pill|medicine|capsule|drug|vitamin|aspirin syringe:24=vaccine|needle|injection stethoscope:34
      crutch:60=crutches books:34 open-book:30=book|novel|dictionary|encyclopedia|bible|textbook notebook:28=journal|diary
      newspaper:30=magazine|tabloid scroll:28=parchment|manuscript
      page-facing-up:26=paper|document|contract|page|letter-page envelope:18=letter|mail|postcard e-mail:18=email
      receipt:22=invoice|ticket-receipt pencil:22 pen:22=ballpoint crayon:20=crayons|chalk paintbrush:26=paint-brush
      artist-palette:30=palette|paint scissors:22=shears paperclip:14 calendar:26 spiral-notepad:26=notepad|memo-pad
      memo:26=note file-folder:26=folder|binder bar-chart:30=chart|graph briefcase:34 candle:26 key:16=keys old-key:20
      locked:20=lock|padlock bell:26 folding-hand-fan:28=fan hair-pick:18=comb|hairbrush|brush-comb thread:20=spool
      yarn:24=wool knot:20=rope|cord|twine basket:30=hamper|picnic-basket bucket:32=pail|tub broom:70=mop|broomstick
      plunger:36 wastebasket:36=trash-can|garbage|bin|trash|garbage-can|dustbin shopping-cart:64=cart-shopping|trolley
      toolbox:32=tool|tools hammer:28=mallet axe:40=hatchet|tomahawk pick:44=pickaxe wrench:28=spanner|pliers
      screwdriver:26=chisel carpentry-saw:30=saw|handsaw gear:30=cog|cogwheel|gears clamp:24=vise chains:34=chain
      crossed-swords:50=swords dagger:34=sword|blade|saber shield:50 bow-and-arrow:50=bow|archery
      bomb:26=grenade|dynamite|explosive balance-scale:44=scales|scale compass:22 world-map:34=map
      globe-showing-europe-africa:44=globe|earth-globe|earth anchor:60 fire-extinguisher:44=hydrant|fire-hydrant
      puzzle-piece:20=puzzle|jigsaw game-die:16=dice|die teddy-bear:34=teddy|plush|stuffed-animal|doll|toy|toys
      nesting-dolls:30=matryoshka chess-pawn:26=chess|pawn joker:22=playing-card|cards|poker party-popper:30=confetti
      ticket:18=tickets|coupon|voucher ribbon:22=bow-ribbon clapper-board:30=clapperboard mirror-ball:44=disco-ball|disco
      performing-arts:40=mask|masks accordion:44 banjo:60 drum:44=drums|drum-kit|percussion long-drum:60=bongo|conga
      flute:34=clarinet|oboe|recorder|whistle guitar:70=ukulele|bass|lute maracas:28
      musical-keyboard:30=piano|synthesizer|organ saxophone:50=sax trumpet:34=trombone|tuba|bugle|french-horn|cornet
      violin:50=cello|viola|fiddle|harp postal-horn:30=horn musical-note:30=music|melody musical-score:30=sheet-music
      american-football:18 badminton:28=shuttlecock baseball:14 basketball:22 bowling:34=bowling-ball|bowling-pin
      boxing-glove:24 bullseye:44=dart|darts|target|dartboard cricket-game:40=cricket-bat diving-mask:24=snorkel
      fishing-pole:60=fishing-rod flag-in-hole:90=golf-hole flying-disc:14=frisbee ice-hockey:40=hockey|puck|hockey-stick
      ice-skate:26=skate-shoe|ice-skates|skates ping-pong:26=table-tennis|paddle-bat rugby-football:18=rugby
      soccer-ball:22=ball|football-ball tennis:34=racket|racquet|tennis-racket|tennis-ball volleyball:22 skis:60
      sled:34=sledge|toboggan|sleigh roller-skate:28=rollerblades|roller-skates ring-buoy:40=lifebuoy|life-preserver
      identification-card:20=passport|badge|id-card knot:20 cigarette:12=cigar white-cane:70=cane|walking-stick|stick
      bone:20=bones skull:26=skeleton tooth:18=teeth eye:22=eyeball ear:22 nose:20 mouth:18=lips|lip tongue:18
      foot:22=feet|toe leg:40=knee|thigh hand-with-fingers-splayed:24=hand|hands|palm-hand|finger|fingers
      footprints:24=footprint paw-prints:20=paw mechanical-arm:44 red-heart:30=heart balloon:50=balloons|toy-balloon
      droplet:20=drop|water-drop|raindrop snowflake:30 star:40 axe:40 hiking-boot:28
      file-cabinet:90=filing-cabinet|cabinet|cupboard pick:44 warning:50=warning-sign trident-emblem:60=trident
      wheel-of-dharma:50=ship-wheel|helm wing:40 drop-of-blood:20=blood pirate-flag:50=jolly-roger`,
  },
]
