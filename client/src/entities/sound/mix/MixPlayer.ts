import type { PlannedCue } from '#schema/mix'
import { BufferTrack, type Track } from './BufferTrack'
import { ElementTrack } from './ElementTrack'

/** Drift in seconds between sounds and picture from which the sounds restart. */
const DRIFT = 0.1
/** Time without a new frame after which the sounds stop, in milliseconds. */
const STALLED_MS = 150
/** Longer sounds, in seconds, are not decoded, because a minute takes 23 MB. */
const DECODED_MAX = 180

/** The file of a sound. */
export interface PlayedSound {
  url: string
  /** Seconds. */
  duration: number
}

/** Address of a file through this origin, because Web Audio cannot read files of another one, such as a bucket. */
const streamed = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}stream=1`

/** Plays the sounds of a film in sync with its picture. */
export class MixPlayer {
  private readonly context = typeof AudioContext === 'undefined' ? undefined : new AudioContext()
  private readonly output = this.context?.createGain()
  private readonly buffers = new Map<string, Promise<AudioBuffer>>()
  private readonly abort = new AbortController()
  private tracks: Track[] = []
  private isMuted = false
  /** Start of the sounds: time of the audio clock, and second of the film. */
  private started: { time: number; seconds: number } | undefined
  /** Latest position in the film in seconds, and when it was first reported, in milliseconds. */
  private last: { seconds: number; at: number } | undefined

  constructor(
    private readonly plan: readonly PlannedCue[],
    private readonly sounds: ReadonlyMap<string, PlayedSound>,
  ) {
    if (this.context) this.output?.connect(this.context.destination)
  }

  /** Loads the sounds. Audio elements play those that cannot be decoded. */
  async load(): Promise<void> {
    await Promise.all(this.plan.map((cue) => this.addTrack(cue)))
  }

  /** For each animation frame, with the second of the film and whether it plays. */
  sync(seconds: number, isPlaying: boolean): void {
    const now = performance.now()
    const isMoving = !!this.last && seconds !== this.last.seconds
    if (!this.last || isMoving) this.last = { seconds, at: now }
    if (!isPlaying || now - this.last.at > STALLED_MS) return this.stop()
    if (!this.started && !isMoving) return // playback has not started yet
    const expected = this.started && this.started.seconds + this.time - this.started.time
    if (expected === undefined || Math.abs(expected - seconds) > DRIFT) this.start(seconds)
    else this.tracks.forEach((track) => track.update(seconds))
  }

  setMuted(isMuted: boolean): void {
    this.isMuted = isMuted
    if (this.output) this.output.gain.value = isMuted ? 0 : 1
    this.tracks.forEach((track) => track instanceof ElementTrack && track.setMuted(isMuted))
  }

  close(): void {
    this.abort.abort()
    this.tracks.forEach((track) => track.close())
    this.tracks = []
    void this.context?.close()
  }

  private get time(): number {
    return this.context?.currentTime ?? performance.now() / 1000
  }

  private start(seconds: number): void {
    void this.context?.resume()
    this.started = { time: this.time, seconds }
    this.tracks.forEach((track) => track.start(seconds))
  }

  private stop(): void {
    if (!this.started) return
    this.started = undefined
    this.tracks.forEach((track) => track.stop())
  }

  private async addTrack(cue: PlannedCue): Promise<void> {
    const sound = this.sounds.get(cue.soundId)
    if (!sound) return
    const track = await this.trackOf(cue, sound)
    if (this.abort.signal.aborted) return track.close()
    if (track instanceof ElementTrack) track.setMuted(this.isMuted)
    this.tracks.push(track)
    this.started = undefined // restarts all sounds in sync
  }

  private async trackOf(cue: PlannedCue, sound: PlayedSound): Promise<Track> {
    const url = streamed(sound.url)
    if (!this.output || sound.duration > DECODED_MAX) return new ElementTrack(cue, url)
    try {
      return new BufferTrack(cue, await this.bufferOf(url), this.output)
    } catch {
      return new ElementTrack(cue, url)
    }
  }

  private bufferOf(url: string): Promise<AudioBuffer> {
    const known = this.buffers.get(url)
    if (known) return known
    const buffer = fetch(url, { signal: this.abort.signal })
      .then((response) => {
        if (!response.ok) throw new Error(`The sound cannot be read: ${response.status}`)
        return response.arrayBuffer()
      })
      .then((file) => this.context!.decodeAudioData(file))
    this.buffers.set(url, buffer)
    return buffer
  }
}
