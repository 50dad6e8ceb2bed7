import type { Kind } from './kind.js'

/** Animals, plants, vehicles, buildings and furniture. */
export const SURROUNDINGS: readonly Kind[] = [
  {
    being: 'animal',
    place: 'near',
    motion: 'hop',
    home: 'hill',
    names: `ant:6 lady-beetle:6=ladybug|ladybird|beetle|scarab|bug baby-chick:12=chick cat-face:60 dog-face:60
      frog:12=toad hedgehog:14=porcupine hippopotamus:90=hippo horse-face:80 kangaroo:90 koala:40
      lizard:14=gecko|iguana|chameleon mouse:10=hamster|gerbil|rat otter:28
      monkey:50=ape|chimpanzee|orangutan|gorilla monkey-face:60 raccoon:32 snail:8=slug
      snake:16=serpent|cobra|python|viper spider:8=tarantula scorpion:10 turkey:40 bison:95=buffalo|ox|water-buffalo boar:50
      moose:120 ram:55 rabbit-face:60 sauropod:320=dinosaur|brontosaurus|t-rex|tyrannosaurus
      crocodile:30=alligator peacock:45 tiger-face:80
      owl:28 eagle:40 goose:32 duck:22
      swan:36 parrot:22
      flamingo:60 dragon:160 mouse-face:50 cow-face:70
      pig-face:60`,
  },
  {
    being: 'animal',
    place: 'flock',
    motion: 'fly',
    names: `bat:20 fly:10=mosquito|gnat honeybee:16 butterfly:20 dove:26 bird:26=blackbird feather:20=plume`,
  },
  {
    being: 'animal',
    place: 'deep',
    motion: 'swim',
    home: 'deep',
    names: `fish:26=trout|tuna|cod|carp octopus:50=squid seal:60=walrus shrimp:20=prawn|krill
      lobster:30=crayfish`,
  },
  {
    place: 'near',
    motion: 'none',
    home: 'deep',
    names: 'coral:50',
  },
  {
    place: 'near',
    motion: 'sway',
    home: 'hill',
    names: `bouquet:30 herb:24=parsley|mint|basil|sage hibiscus:24=flower
      leaf-fluttering-in-wind:16=leaf|maple-leaf|fallen-leaf lotus:24=water-lily|lily potted-plant:50=houseplant|fern|ivy rose:36
      seedling:16=sprout|sapling tulip:36 wilted-flower:30
      evergreen-tree:240=spruce|pine-tree|fir-tree|conifer christmas-tree:160=xmas-tree
      nest-with-eggs:20 spider-web:40=cobweb fountain:120=water-fountain
      derelict-house:220 beach-with-umbrella:130=beach-umbrella
      headstone:60=gravestone|tombstone|grave|tomb jack-o-lantern:30=halloween|pumpkin seat:60
      bus-stop:140 stop-sign:120=road-sign|signpost
      oil-drum:60=barrel fuel-pump:110=gas-pump|gas-station|petrol-station|filling-station goal-net:110=goal
      wheel:50=tire|tyre ladder:140 fire:50=dragonfire circus-tent:260=circus|tent-circus
      bubbles:40`,
  },
  {
    place: 'near',
    motion: 'none',
    home: 'interior',
    seat: 0.22,
    names: 'chair:70=stool|rocking-chair|throne manual-wheelchair:70=wheelchair',
  },
  {
    place: 'near',
    motion: 'none',
    home: 'hill',
    seat: 0.6,
    names: 'rock:40=stone|boulder|pebble wood:40=log|lumber|timber|firewood|stump|tree-stump',
  },
  {
    place: 'near',
    motion: 'none',
    home: 'interior',
    fitted: 'back',
    names: 'door:105=doorway',
  },
  {
    place: 'near',
    motion: 'none',
    home: 'interior',
    fitted: 'wall',
    names: 'framed-picture:40=picture|painting|portrait|poster|canvas|painting-frame mirror:50',
  },
  {
    place: 'near',
    motion: 'none',
    home: 'interior',
    names: `toilet:60=lavatory bathtub:60=bath|bathroom-tub window:100`,
  },
  {
    place: 'ground',
    motion: 'drive',
    home: 'street',
    names: `ambulance:120 delivery-truck:140=articulated-lorry|semi|tractor-trailer
      fire-engine:150=fire-truck|firetruck motor-scooter:65=scooter|moped|vespa pickup-truck:100=pickup|sport-utility-vehicle|suv|jeep
      police-car:90 racing-car:56=race-car|formula-one|f1|racecar
      tram:130=streetcar|metro|locomotive|railway-car skateboard:16 roller-coaster:220=rollercoaster`,
  },
  {
    place: 'far',
    motion: 'none',
    home: 'hill',
    names: `building-construction:240=construction-site|scaffolding|crane
      classical-building:200=museum|parthenon|gallery|library-building|bank|courthouse|capitol|museum-building convenience-store:170=store|supermarket|grocery|department-store|mall|shopping-mall
      factory:220=plant-factory|refinery|mill-factory|warehouse
      hospital:230=clinic-building hotel:240=motel|inn office-building:300=office-tower
      school:210=university|college|schoolhouse stadium:160=arena|amphitheatre|coliseum statue-of-liberty:300=statue-of-liberty
      station:180=train-station mosque:240=hindu-temple
      tornado:420=twister|whirlwind|cyclone-wind`,
  },
  {
    place: 'water',
    motion: 'float',
    home: 'sea',
    names: `motor-boat:60=motorboat|speedboat|speed-boat ship:140=passenger-ship|ocean-liner
`,
  },
  {
    place: 'air',
    motion: 'fly',
    names: `airplane:60=small-airplane|propeller-plane|biplane helicopter:60 parachute:90 flying-saucer:60 kite:60=paper-kite
      shooting-star:50=comet|meteor|meteorite cloud:60`,
  },
  {
    being: 'person',
    place: 'near',
    motion: 'none',
    names: `person-merpeople:100=mermaid|merman`,
  },
]
