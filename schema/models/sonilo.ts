import { flat, priceIn } from './price.js'
import { soundFamily } from './sound-model.js'

/** Music for clips by Sonilo. */
export const SONILO = soundFamily(
  {
    family: 'Sonilo',
    kind: 'MUSIC',
    fields: { words: 'prompt', clip: 'video_url', clipStart: 'start_offset', duration: 'duration' },
    usualSeconds: 60,
    read: '2026-11-26',
  },
  [
    {
      id: 'sonilo/v1.1/video-to-music',
      name: 'Sonilo 1.1',
      secondsMin: 1,
      secondsMax: 600,
      price: priceIn('sonilo/v1.1/video-to-music', 'second', flat(0.009), '2026-11-26'),
    },
  ],
)
