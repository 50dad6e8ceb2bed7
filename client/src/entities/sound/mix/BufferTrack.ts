import type { PlannedCue } from '#schema/mix'
import { factorAt, soundSecondAt } from './envelope'

/** Fade-out of an interrupted sound in seconds, to avoid clicks. */
const DECLICK = 0.01

/** Plays one cue of a mix. Times are seconds of the film. */
export interface Track {
  start(seconds: number): void
  /** For each animation frame during playback. */
  update(seconds: number): void
  stop(): void
  close(): void
}

/** Plays a cue from decoded samples, with exact envelope and loops. */
export class BufferTrack implements Track {
  private playing: { source: AudioBufferSourceNode; gain: GainNode } | undefined

  constructor(
    private readonly cue: PlannedCue,
    private readonly buffer: AudioBuffer,
    private readonly output: AudioNode,
  ) {}

  start(seconds: number): void {
    this.stop()
    const { cue, output } = this
    if (seconds >= cue.endSeconds) return
    const { context } = output
    const begin = context.currentTime
    const timeOf = (at: number) => begin + at - seconds
    const source = context.createBufferSource()
    const gain = context.createGain()
    source.buffer = this.buffer
    source.connect(gain).connect(output)
    if (cue.loop) {
      source.loop = true
      source.loopStart = cue.loop.from
      source.loopEnd = cue.loop.to
    }
    this.schedule(gain.gain, seconds, timeOf)
    source.start(timeOf(Math.max(seconds, cue.startSeconds)), soundSecondAt(cue, seconds))
    source.stop(timeOf(cue.endSeconds))
    this.playing = { source, gain }
  }

  update(): void {}

  stop(): void {
    if (!this.playing) return
    const { source, gain } = this.playing
    const now = this.output.context.currentTime
    this.playing = undefined
    gain.gain.cancelScheduledValues(now)
    gain.gain.setTargetAtTime(0, now, DECLICK / 3)
    source.stop(now + DECLICK)
  }

  close(): void {
    this.stop()
  }

  /** Schedules the envelope from a second of the film on. */
  private schedule(gain: AudioParam, seconds: number, timeOf: (at: number) => number): void {
    const { envelope, startSeconds } = this.cue
    if (seconds > startSeconds) {
      gain.setValueAtTime(0, timeOf(seconds))
      gain.linearRampToValueAtTime(factorAt(envelope, seconds + DECLICK), timeOf(seconds + DECLICK))
    } else gain.setValueAtTime(envelope[0]?.factor ?? 1, timeOf(startSeconds))
    for (const { atSeconds, factor } of envelope)
      if (atSeconds > Math.max(startSeconds, seconds + DECLICK))
        gain.linearRampToValueAtTime(factor, timeOf(atSeconds))
  }
}
