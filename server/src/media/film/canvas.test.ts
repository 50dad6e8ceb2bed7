/** Covers specification V102. */
import { withDrawnCards } from './canvas.js'

test('a film draws its cards one after another', async () => {
  const canvas = { width: 1280, height: 720 }
  let atOnce = 0
  const card = (contentId: string) => ({
    mezzanineVideo: '',
    mezzanineSound: '',
    width: 320,
    height: 320,
    frames: 72,
    frameRate: 24 as const,
    draw: async () => {
      atOnce += 1
      expect(atOnce).toBe(1)
      await Promise.resolve()
      atOnce -= 1
      return { mezzanineVideo: 'card.mp4', mezzanineSound: 'silence.wav', contentId }
    },
  })
  const drawn = await withDrawnCards([card('first'), card('second')], canvas)
  expect(drawn).toMatchObject(['first', 'second'].map((contentId) => ({ ...canvas, contentId })))
})
