import type { WordRow } from '../meaning.js'

/** Places. */
export const PLACES: readonly WordRow[] = [
  { words: 'street alley avenue lane downtown boulevard sidewalk crosswalk', land: 'street' },
  {
    words: 'market bazaar souk marketplace',
    land: 'street',
    brings: ['stall', 'crowd'],
    extras: ['lanterns'],
  },
  {
    words:
      'city skyline metropolis skyscraper tokyo manhattan new-york london urban rooftop building cityscape shanghai dubai chicago',
    land: 'city',
  },
  { words: 'traffic rush-hour traffic-jam gridlock', land: 'street', extras: ['traffic'] },
  { words: 'neon-sign neon-light neon-lit', land: 'street', extras: ['neon'] },
  { words: 'paris', land: 'city', brings: ['tower'] },
  {
    words: 'concert festival stadium club nightclub gig',
    land: 'city',
    hour: 'night',
    brings: ['crowd'],
    extras: ['neon'],
  },
  { words: 'cyberpunk', land: 'street', hour: 'night', extras: ['neon'], looks: ['neon'] },
  { words: 'island islet', land: 'island' },
  { words: 'sea ocean water waters coast beach wave shore bay seaside surf maritime', land: 'sea' },
  { words: 'tropical lagoon hawaii caribbean', land: 'sea', brings: ['palm'] },
  { words: 'harbour harbor port marina dock pier wharf', land: 'sea', brings: ['boat', 'village'] },
  { words: 'venice', land: 'lake', brings: ['canoe', 'village'] },
  { words: 'lake pond river canal fjord stream reflection creek', land: 'lake' },
  { words: 'norway scandinavia', land: 'lake', extras: ['mountains'] },
  { words: 'swamp marsh wetland', land: 'lake', extras: ['fog', 'trees'] },
  { words: 'desert dune sahara sand', land: 'desert' },
  { words: 'canyon mesa arizona wild-west', land: 'desert', ground: '#c4703c' },
  { words: 'savanna savannah safari serengeti africa', land: 'desert', ground: '#b89448', brings: ['tree'] },
  { words: 'mars martian', land: 'desert', ground: '#c0552f', looks: ['orange'] },
  { words: 'egypt giza', land: 'desert', brings: ['pyramid'] },
  { words: 'oasis', land: 'desert', brings: ['palm'], extras: ['water'] },
  {
    words: 'snowfield tundra arctic glacier polar antarctica antarctic ski iceberg north-pole',
    land: 'snow',
    extras: ['snowcap'],
  },
  { words: 'winter ice frost frozen', land: 'snow', extras: ['snowcap'] },
  {
    words: 'forest wood woodland rainforest jungle pine redwood fir grove',
    land: 'forest',
    extras: ['trees'],
  },
  {
    words: 'mountain peak alps alpine summit cliff himalaya ridge mount highland everest andes',
    land: 'mountain',
    extras: ['mountains'],
  },
  {
    words:
      'hill lawn meadow valley countryside grass farm pasture moor orchard road railway rural prairie nature landscape',
    land: 'hill',
  },
  { words: 'field wheat barley cornfield', land: 'hill', ground: '#c9a640' },
  { words: 'vineyard', land: 'hill', ground: '#7f9440' },
  { words: 'lavender', land: 'hill', ground: '#7a5ab0', extras: ['flowers'] },
  { words: 'garden flower park blossom wildflower', land: 'hill', extras: ['flowers'] },
  { words: 'poppy tulip', land: 'hill', extras: ['flowers'], ground: '#6a8a3c' },
  { words: 'village town hamlet houses', land: 'hill', brings: ['village'] },
  {
    words:
      'space planet planet-with-rings planet-with-a-ring galaxy nebula orbit cosmic cosmos universe asteroid comet saturn interstellar',
    land: 'space',
  },
  {
    words: 'underwater undersea reef coral seabed seafloor aquarium deep-sea',
    land: 'deep',
    extras: ['bubbles'],
  },
  { words: 'cave cavern grotto', frame: 'cave' },
  { words: 'window windowsill', frame: 'room' },
  {
    words:
      'big-window large-window huge-window wide-window tall-window panoramic-window floor-to-ceiling-window',
    frame: 'room',
    wide: true,
  },
  { words: 'table counter countertop still-life tabletop tablecloth', land: 'table' },
  {
    words: 'stage theatre-stage opera-house concert-hall auditorium stage-play',
    land: 'stage',
    extras: ['curtain'],
  },
  {
    words:
      'product product-shot podium pedestal packaging studio studio-light backdrop plinth display catwalk runway commercial advert advertisement packshot',
    land: 'stage',
  },
  { words: 'abstract', land: 'abstract' },
  { words: 'ribbon silk flow flowing-lines', pattern: 'ribbons' },
  { words: 'abstract-wave waves-abstract sine-wave sound-wave waveform', land: 'abstract', pattern: 'waves' },
  {
    words: 'particle particles bokeh glitter sparkle stardust confetti-rain',
    land: 'abstract',
    pattern: 'particles',
  },
  {
    words: 'ink ink-drop fluid liquid paint-drop marbling smoke-swirl swirl',
    land: 'abstract',
    pattern: 'ink',
  },
  { words: 'grid wireframe mesh matrix circuit hologram data network', land: 'abstract', pattern: 'grid' },
  { words: 'gradient wallpaper gradient-background plain-background', land: 'abstract', pattern: 'gradient' },
  {
    words:
      'geometric geometry circle triangle square polygon pattern mosaic cube sphere hexagon kaleidoscope spiral shapes',
    land: 'abstract',
    pattern: 'shapes',
  },
]
