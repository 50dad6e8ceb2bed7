import { FrameClock } from '../../entities/video/player/FrameClock'
import {
  isReady,
  lengthOf,
  loadClip,
  loadFile,
  type Playable,
  type PlayedClip,
  secondsInto,
  setSound,
} from './PlayedClip'
import { SlateClock } from './SlateClock'

/** Two alternating elements for clips, and one for transitions over them. */
export interface VideoElements {
  clips: readonly [HTMLVideoElement, HTMLVideoElement]
  transition: HTMLVideoElement
}

export interface PlayerState {
  /** Index of the current clip. */
  at: number
  isInTransition: boolean
  isPlaying: boolean
  /** Whether playback waits for the next clip to load. */
  isWaiting: boolean
  /** Whether playback has reached the end. */
  isOver: boolean
  isBroken: boolean
}

/** Milliseconds until the next clip is certainly visible; the previous one stays loaded until then. */
const SHOWN_MS = 50
const INITIAL_STATE: PlayerState = {
  at: 0,
  isInTransition: false,
  isPlaying: false,
  isWaiting: false,
  isOver: false,
  isBroken: false,
}

/**
 * Plays clips in sequence as one film. During playback, the next clip loads in the other element, and the transition in a
 * third. Both clips continue under a transition, for the cross-fade of their sound and a seamless switch.
 */
export class SequencePlayer {
  private state = INITIAL_STATE
  /** Stand-ins for clips without a file. */
  private readonly slates = [new SlateClock(), new SlateClock()] as const
  private readonly frameClocks: readonly [FrameClock, FrameClock]
  private isMuted = false
  /** Set while the previous clip stays loaded. */
  private loading?: ReturnType<typeof setTimeout>

  constructor(
    private readonly elements: VideoElements,
    private clips: readonly PlayedClip[],
    private readonly listeners: {
      state(state: PlayerState): void
      /** Turns the transition after this clip, which cannot be played, into a plain cut. */
      transitionFailed(at: number): void
    },
  ) {
    const [even, odd] = elements.clips
    this.frameClocks = [new FrameClock(even), new FrameClock(odd)]
    this.videos.forEach((element) => {
      for (const event of ['ended', 'timeupdate', 'canplay']) element.addEventListener(event, this.update)
      element.addEventListener('error', this.fail)
    })
  }

  /** Plays the clip at this index from a second on. */
  playFrom(at: number, seconds = 0): void {
    this.all.forEach((element) => element.pause())
    this.set({ ...INITIAL_STATE, at, isPlaying: true })
    loadClip(this.current, this.clips[at]!, seconds)
    this.loadNext()
    this.mix(1)
    this.start(this.current)
  }

  /** Replaces the clips with as many others. The current clip continues unless its file changes. */
  replace(clips: readonly PlayedClip[]): void {
    const { at, isInTransition, isPlaying } = this.state
    const isSame = (['url', 'from', 'speed'] as const).every(
      (field) => this.clips[at]?.[field] === clips[at]?.[field],
    )
    this.clips = clips
    if (isSame && !isInTransition) this.loadNext()
    if (isSame) return
    if (isPlaying) return this.playFrom(at)
    this.set({ isInTransition: false, isOver: false, isBroken: false })
    loadClip(this.current, clips[at]!)
    this.loadNext()
  }

  toggle(): void {
    const { isPlaying, isOver, isBroken, at } = this.state
    if (isOver || isBroken) return this.playFrom(isOver ? 0 : at)
    if (isPlaying) {
      this.all.forEach((element) => element.pause())
      return this.set({ isPlaying: false, isWaiting: false })
    }
    this.set({ isPlaying: true })
    this.start(this.current)
    if (this.state.isInTransition)
      [this.next, this.elements.transition].forEach((element) => this.start(element))
  }

  /** Mutes all clips, or only those with a mute of their own. */
  setMuted(isMuted: boolean): void {
    this.isMuted = isMuted
    if (this.state.isInTransition) this.mix(this.shareOfNext)
    else this.mix(1)
  }

  /** Seconds of the sequence since the start of the current clip. */
  get seconds(): number {
    return secondsInto(this.current, this.clip)
  }

  /** The current clip, the seconds into it, and whether it is playing. */
  get now(): { at: number; seconds: number; isPlaying: boolean } {
    const { at, isPlaying, isWaiting, isBroken } = this.state
    return { at, seconds: this.seconds, isPlaying: isPlaying && !isWaiting && !isBroken }
  }

  /** For each animation frame: switches to the next clip when it is due. */
  update = (): void => {
    if (!this.state.isPlaying || this.state.isBroken) return
    if (this.state.isInTransition) this.updateTransition()
    else this.updateClip()
  }

  /** Stops and unloads the files. */
  close(): void {
    clearTimeout(this.loading)
    this.slates.forEach((slate) => slate.pause())
    this.frameClocks.forEach((frames) => frames.close())
    this.videos.forEach((element) => {
      for (const event of ['ended', 'timeupdate', 'canplay']) element.removeEventListener(event, this.update)
      element.removeEventListener('error', this.fail)
      element.pause()
      loadFile(element, '')
    })
  }

  private updateClip(): void {
    const { to, transition } = this.clip
    const hasNext = this.state.at < this.clips.length - 1
    const { current, next, seconds } = this
    const length = lengthOf(current, this.clip)
    const isOver = current.ended || (to !== undefined && this.frameClocks[this.state.at % 2]!.isAtEnd(to))
    if (!hasNext) {
      if (!isOver) return
      current.pause()
      return this.set({ isPlaying: false, isOver: true })
    }
    if (!isOver && (!transition || seconds < length - transition.seconds)) return
    const needed = transition ? [next, this.elements.transition] : [next]
    if (this.loading || !needed.every(isReady)) {
      current.pause()
      return this.set({ isWaiting: true })
    }
    if (!transition) return this.advance()
    if (this.state.isWaiting) this.start(current)
    this.set({ isInTransition: true, isWaiting: false })
    this.mix(0)
    needed.forEach((element) => this.start(element))
  }

  private updateTransition(): void {
    const share = this.shareOfNext
    this.mix(share)
    if (share === 1 || this.elements.transition.ended) this.advance()
  }

  private advance(): void {
    this.current.pause()
    this.set({ at: this.state.at + 1, isInTransition: false, isWaiting: false })
    this.mix(1)
    if (this.current.paused) this.start(this.current)
    this.loading = setTimeout(() => {
      this.loadNext()
      this.update()
    }, SHOWN_MS)
  }

  private loadNext(): void {
    clearTimeout(this.loading)
    this.loading = undefined
    const after = this.clips[this.state.at + 1]
    if (after) loadClip(this.next, after)
    loadFile(this.elements.transition, (after && this.clip.transition?.url) ?? '')
  }

  /** Elapsed fraction of the transition. */
  private get shareOfNext(): number {
    const next = this.clips[this.state.at + 1]!
    return Math.min(1, secondsInto(this.next, next) / this.clip.transition!.seconds)
  }

  /**
   * Sets the volumes. `share` is the fraction of the current clip, or during a transition of the next clip, at equal power as
   * in films.
   */
  private mix(share: number): void {
    const { isInTransition, at } = this.state
    const all = { isAllMuted: this.isMuted }
    const angle = (share * Math.PI) / 2
    setSound(this.current, this.clip, { ...all, share: isInTransition ? Math.cos(angle) : share })
    if (isInTransition) setSound(this.next, this.clips[at + 1]!, { ...all, share: Math.sin(angle) })
  }

  private start(element: Playable): void {
    element.play().catch((failure: unknown) => {
      const isRefused = failure instanceof Error && failure.name === 'NotAllowedError'
      if (isRefused) this.set({ isPlaying: false, isWaiting: false })
    })
  }

  private readonly fail = ({ target }: Event): void => {
    const { at } = this.state
    if (target !== this.elements.transition) {
      if (target === this.current || !this.state.isInTransition)
        this.set({ isBroken: true, isPlaying: false })
      return
    }
    if (!this.clip.transition) return
    delete this.clip.transition
    this.listeners.transitionFailed(at)
    if (this.state.isInTransition) this.advance()
  }

  private set(change: Partial<PlayerState>): void {
    this.state = { ...this.state, ...change }
    this.listeners.state(this.state)
  }

  private get videos(): HTMLVideoElement[] {
    return [...this.elements.clips, this.elements.transition]
  }

  private get all(): Playable[] {
    return [...this.videos, ...this.slates]
  }

  private get clip(): PlayedClip {
    return this.clips[this.state.at]!
  }

  private get current(): Playable {
    return this.elementAt(this.state.at)
  }

  private get next(): Playable {
    return this.elementAt(this.state.at + 1)
  }

  /** Elements alternate, so that one loads while the other plays. */
  private elementAt(at: number): Playable {
    const isSlate = this.clips[at]?.url === ''
    return (isSlate ? this.slates : this.elements.clips)[at % 2]!
  }
}
