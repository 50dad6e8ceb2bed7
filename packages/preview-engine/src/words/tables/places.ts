import { wordRows } from './word-rows.js'

/** Places. */
export const PLACES = wordRows(`
  street alley avenue downtown boulevard sidewalk crosswalk plaza piazza; land=street
  market flea-market farmers-market christmas-market bazaar souk marketplace; land=street brings=stall,crowd
  night-market; land=street hour=night brings=stall,crowd extras=lanterns
  rooftop roof roof-terrace roof-garden roof-edge; land=city extras=roof
  city skyline metropolis skyscraper tokyo manhattan new-york london urban building cityscape shanghai dubai chicago san-francisco los-angeles hong-kong berlin rome sydney istanbul mumbai; land=city
  traffic rush-hour traffic-jam gridlock; land=street extras=traffic
  neon-sign neon-light neon-lit; land=street extras=neon
  paris; land=city brings=tower
  club nightclub jazz-club disco; land=stage hour=night brings=crowd extras=neon
  concert music-festival stadium gig; land=city hour=night brings=crowd extras=neon
  cyberpunk; land=street hour=night extras=neon looks=neon
  island islet; land=island
  sea ocean water waters coast coastal beach shore bay seaside maritime seashore seacoast shoreline; land=sea
  wave surf; land=sea extras=swell
  porch veranda balcony terrace patio; land=hill extras=deck
  bridge-deck; land=lake extras=deck
  lagoon hawaii caribbean; land=sea brings=palm
  harbour harbor port marina; land=sea extras=deck brings=ship,village
  pier jetty wharf dock quay boardwalk boat-deck ship-deck deck; land=sea extras=deck
  sky-lantern floating-lantern; land=lake hour=night extras=lanterns
  lava magma; brings=volcano
  venice; land=lake brings=canoe,village
  sea-of-clouds sea-of-fog; land=mountain extras=mountains fog
  lake pond waterhole river canal fjord stream reflection creek; land=lake
  swamp marsh wetland; land=lake extras=fog,trees
  desert dune sahara sand; land=desert
  western-town frontier-town ghost-town; land=desert brings=village extras=village
  canyon mesa arizona cappadocia wild-west; land=desert ground=#c4703c extras=mesas
  savanna savannah safari serengeti africa; land=desert ground=#b89448 brings=tree
  lunar; land=space ground=#a8a8ae
  mars martian; land=desert ground=#c0552f looks=orange
  egypt giza; land=desert brings=pyramid
  snowfield tundra arctic glacier polar antarctica antarctic ski iceberg north-pole; land=snow extras=snowcap
  winter snowman icy ice frost frozen sea-ice pack-ice ice-floe; land=snow extras=snowcap
  forest wood woodland rainforest jungle pine redwood fir grove; land=forest extras=trees
  mountain peak alps alpine summit cliff himalaya ridge mount highland highlands kilimanjaro everest andes; land=mountain extras=mountains
  hill hilltop hillside lawn meadow valley countryside grass farm pasture moor orchard runway railway rural prairie nature landscape; land=hill
  road highway lane country-road trail footpath crossroad; land=hill extras=road
  field tall-grass high-grass wheat barley cornfield rice-field rice-terrace rice-paddy paddy-field; land=hill ground=#c9a640 extras=crops
  vineyard; land=hill ground=#7f9440 extras=crops
  lavender; land=hill ground=#7a5ab0 extras=flowers,crops
  garden flower park city-park blossom wildflower field-of-flowers flower-field meadow-of-flowers; land=hill extras=flowers
  sunflower-field sunflower-fields field-of-sunflowers; land=hill extras=flowers ground=#d8b030 brings=sunflower
  poppy poppies tulip; land=hill extras=flowers ground=#6a8a3c
  village-square town-square market-square; land=street brings=village extras=village
  village town hamlet houses; land=hill brings=village extras=village
  space planet planet-with-rings planet-with-a-ring galaxy nebula orbit cosmic cosmos universe asteroid comet saturn interstellar; land=space
  underwater scuba undersea reef coral seabed seafloor aquarium deep-sea; land=deep extras=bubbles
  cave cavern grotto; frame=cave
  window windowsill; frame=room
  big-window large-window huge-window wide-window tall-window panoramic-window floor-to-ceiling-window; frame=room wide
  table counter countertop still-life tabletop tablecloth; land=table
  penalty goalkeeper; brings=goal-net
  stage theatre theater theatre-stage opera-house concert-hall auditorium stage-play; land=stage extras=curtain
  product product-shot podium pedestal packaging studio studio-light backdrop plinth display catwalk commercial advert advertisement packshot; land=stage
  abstract; land=abstract
  ribbon silk flow flowing-lines abstract-wave waves-abstract sine-wave sound-wave waveform; pattern=ribbons
  particle particles bokeh glitter sparkle stardust confetti-rain grid wireframe mesh matrix circuit hologram data network; land=abstract pattern=particles
  ink ink-drop fluid liquid paint-drop marbling smoke-swirl swirl; land=abstract pattern=ink
  gradient wallpaper gradient-background plain-background; land=abstract pattern=gradient`)
