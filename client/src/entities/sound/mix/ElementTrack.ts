import type { PlannedCue } from '#schema/mix'
import { applyGain } from '../../video/player/gain'
import type { Track } from './BufferTrack'
import { factorAt, soundSecondAt } from './envelope'

/** Drift in seconds from which an element is corrected. */
const DRIFT = 0.15

/** Plays a cue with an audio element, for sounds that are too long to decode, or failed to. The volume follows the envelope. */
export class ElementTrack implements Track {
  private readonly element = new Audio()
  private readonly loudest: number
  private isMuted = false

  constructor(
    private readonly cue: PlannedCue,
    url: string,
  ) {
    this.loudest = Math.max(1, ...cue.envelope.map(({ factor }) => factor))
    this.element.preload = 'auto'
    this.element.src = url
  }

  start(seconds: number): void {
    this.update(seconds)
  }

  update(seconds: number): void {
    const { cue, element, loudest } = this
    if (seconds < cue.startSeconds || seconds >= cue.endSeconds) return this.stop()
    const second = soundSecondAt(cue, seconds)
    if (element.paused || Math.abs(element.currentTime - second) > DRIFT) element.currentTime = second
    applyGain(element, 20 * Math.log10(loudest), factorAt(cue.envelope, seconds) / loudest)
    element.muted = this.isMuted
    if (element.paused) void element.play().catch(() => undefined)
  }

  setMuted(isMuted: boolean): void {
    this.isMuted = isMuted
    this.element.muted = isMuted
  }

  stop(): void {
    if (!this.element.paused) this.element.pause()
  }

  close(): void {
    this.stop()
    this.element.removeAttribute('src')
    this.element.load()
  }
}
