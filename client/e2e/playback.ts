import type { Locator } from 'playwright-core'

/** Playback statistics of a film. */
interface Played {
  /** Duration of the film in seconds. */
  duration: number
  /** Number of presented, decoded and corrupted frames. */
  shown: number
  decoded: number
  corrupted: number
  /** Error message, or null. */
  error: string | null
}

/** Observes the playback of a film until it ends or fails. */
export const playThrough = (film: Locator): Promise<Played> =>
  film.evaluate(
    (element) =>
      new Promise<Played>((resolve) => {
        const video = element as HTMLVideoElement
        let shown = 0
        const count = () => {
          shown++
          video.requestVideoFrameCallback(count)
        }
        const tell = () => {
          const { totalVideoFrames: decoded, corruptedVideoFrames: corrupted } =
            video.getVideoPlaybackQuality()
          resolve({
            duration: video.duration,
            shown,
            decoded,
            corrupted,
            error: video.error && `${video.error.code} ${video.error.message}`,
          })
        }
        video.loop = false
        video.requestVideoFrameCallback(count)
        video.addEventListener('ended', tell, { once: true })
        video.addEventListener('error', tell, { once: true })
      }),
  )

/** The frame of a paused film after a seek. */
interface Seen {
  /** The film's own position, in seconds. */
  time: number
  /** Start of the displayed frame, in seconds. */
  mediaTime: number
  /** Number of colours in steps of 16 per channel; 1 for a blank frame. */
  colours: number
}

/** Seeks to `seconds`, and describes the displayed frame. */
export const lookAt = (film: Locator, seconds: number): Promise<Seen> =>
  film.evaluate(async (element, to) => {
    const video = element as HTMLVideoElement
    const sought = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
    const shown = new Promise<number>((resolve) =>
      video.requestVideoFrameCallback((_, { mediaTime }) => resolve(mediaTime)),
    )
    video.currentTime = to
    await sought
    const mediaTime = await shown
    const canvas = new OffscreenCanvas(160, 90)
    const context = canvas.getContext('2d')!
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    const colours = new Set<number>()
    for (let at = 0; at < data.length; at += 4)
      colours.add(((data[at] >> 4) << 8) | ((data[at + 1] >> 4) << 4) | (data[at + 2] >> 4))
    return { time: video.currentTime, mediaTime, colours: colours.size }
  }, seconds)

/** Waits until a visible film is seekable. */
export const isLoaded = (film: Locator): Promise<void> =>
  film.evaluate(async (element) => {
    const video = element as HTMLVideoElement
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return
    await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }))
  })
