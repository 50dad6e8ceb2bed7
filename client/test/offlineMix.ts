import type { OfflineFilm } from '../e2e/offline-film'
import { BufferTrack } from '../src/entities/sound/mix/BufferTrack'

const RATE = 48_000

/**
 * Runs in the browser: plays a film like Play cut, but faster than real time, and returns its level at each point in
 * decibels, for both channels together.
 */
export async function offlineLevels(film: OfflineFilm): Promise<number[]> {
  const context = new OfflineAudioContext(2, Math.round(film.seconds * RATE), RATE)
  const decoded = async (url: string) => context.decodeAudioData(await (await fetch(url)).arrayBuffer())
  for (const { url, from, to, factor } of film.clips) {
    const source = context.createBufferSource()
    const gain = context.createGain()
    source.buffer = await decoded(url)
    gain.gain.value = factor
    source.connect(gain).connect(context.destination)
    source.start(from, 0, to - from)
  }
  for (const cue of film.cues)
    new BufferTrack(cue, await decoded(film.sounds[cue.soundId]!), context.destination).start(0)
  const played = await context.startRendering()
  const channels = [played.getChannelData(0), played.getChannelData(1)]
  return film.points.map((at) => {
    const [from, to] = [at, at + film.within].map((seconds) => Math.round(seconds * RATE))
    const squares = channels.map((samples) =>
      samples.subarray(from, to).reduce((sum, sample) => sum + sample * sample, 0),
    )
    return 10 * Math.log10((squares[0]! + squares[1]!) / (2 * (to! - from!)))
  })
}
