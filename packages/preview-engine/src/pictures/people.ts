import type { Kind } from './kind.js'

/** Beings of fantasy, and people whose pose no figure has. */
export const PEOPLE: readonly Kind[] = [
  {
    being: 'person',
    place: 'near',
    motion: 'none',
    names: `alien-monster:50=space-invader man-genie:90=genie
      person-in-manual-wheelchair:80 horse-racing:100=jockey|horse-race|polo-horse person-merpeople:100=mermaid|merman`,
  },
]
