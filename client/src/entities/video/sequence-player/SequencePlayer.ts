import { SlateClock } from './SlateClock'

/** A clip to play, and its transition to the next. */
export interface PlayedClip {
  /** Empty for a slate, which lasts for its duration without a picture. */
  url: string
  /** Seconds. */
  duration: number
  /** The rendered transition to the next clip; undefined for a plain cut. */
  transition?: PlayedTransition
}

interface PlayedTransition {
  url: string
  /** Seconds, during which both clips continue below it. */
  seconds: number
}

/** Two alternating elements for clips, and one for the transition over them. */
export interface VideoElements {
  clips: readonly [HTMLVideoElement, HTMLVideoElement]
  transition: HTMLVideoElement
}

export interface PlayerState {
  /** The index of the current clip. */
  at: number
  isInTransition: boolean
  isPlaying: boolean
  /** Playing, but the next clip has not loaded. */
  isWaiting: boolean
  /** Has played to the end. */
  isOver: boolean
  isBroken: boolean
}

type Playable = HTMLVideoElement | SlateClock

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
 * Plays clips one after the other as one film. While one plays, the next is loaded in the other element, and
 * the transition between them in a third. Both clips continue below a transition, so that their sound is
 * cross-faded and the next one is already playing when it is shown.
 */
export class SequencePlayer {
  private state = INITIAL_STATE
  /** Stand-ins for clips without a file. */
  private readonly slates = [new SlateClock(), new SlateClock()] as const
  /** Set while the previous clip stays loaded. */
  private loading?: ReturnType<typeof setTimeout>

  constructor(
    private readonly elements: VideoElements,
    private clips: readonly PlayedClip[],
    private readonly listeners: {
      state(state: PlayerState): void
      /** The transition after this clip cannot be played and becomes a plain cut. */
      transitionFailed(at: number): void
    },
  ) {
    this.videos.forEach((element) => {
      for (const event of ['ended', 'timeupdate', 'canplay']) element.addEventListener(event, this.update)
      element.addEventListener('error', this.fail)
    })
  }

  /** Plays the clip at this index from the given second. */
  playFrom(at: number, seconds = 0): void {
    this.all.forEach((element) => element.pause())
    this.set({ ...INITIAL_STATE, at, isPlaying: true })
    load(this.current, this.clips[at]!)
    if (seconds) this.current.currentTime = seconds
    this.loadNext()
    this.current.volume = 1
    this.start(this.current)
  }

  /** Replaces the clips by as many others. The current clip continues unless its file has changed. */
  replace(clips: readonly PlayedClip[]): void {
    const { at, isInTransition, isPlaying } = this.state
    const isSame = this.clips[at]?.url === clips[at]?.url
    this.clips = clips
    if (isSame && !isInTransition) this.loadNext()
    if (isSame) return
    if (isPlaying) return this.playFrom(at)
    this.set({ isInTransition: false, isOver: false, isBroken: false })
    load(this.current, clips[at]!)
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

  /** Seconds into the current clip. */
  get seconds(): number {
    return this.current.currentTime
  }

  /** Call on each frame: switches to the next clip when it is due. */
  update = (): void => {
    if (!this.state.isPlaying || this.state.isBroken) return
    if (this.state.isInTransition) this.updateTransition()
    else this.updateClip()
  }

  /** Stops and frees the loaded files. */
  close(): void {
    clearTimeout(this.loading)
    this.slates.forEach((slate) => slate.pause())
    this.videos.forEach((element) => {
      for (const event of ['ended', 'timeupdate', 'canplay']) element.removeEventListener(event, this.update)
      element.removeEventListener('error', this.fail)
      element.pause()
      loadFile(element, '')
    })
  }

  private updateClip(): void {
    const { transition } = this.clips[this.state.at]!
    const hasNext = this.state.at < this.clips.length - 1
    const { current, next } = this
    const end = transition && hasNext ? this.duration - transition.seconds : this.duration
    if (!current.ended && current.currentTime < end) return
    if (!hasNext) {
      if (current.ended) this.set({ isPlaying: false, isOver: true })
      return
    }
    if (!transition && !current.ended) return
    const needed = transition ? [next, this.elements.transition] : [next]
    if (this.loading || !needed.every(isReady)) {
      current.pause()
      return this.set({ isWaiting: true })
    }
    if (!transition) return this.advance()
    if (this.state.isWaiting) this.start(current)
    next.volume = 0
    this.set({ isInTransition: true, isWaiting: false })
    needed.forEach((element) => this.start(element))
  }

  private updateTransition(): void {
    const { seconds } = this.clips[this.state.at]!.transition!
    const share = Math.min(1, this.next.currentTime / seconds)
    this.current.volume = 1 - share
    this.next.volume = share
    if (share === 1 || this.elements.transition.ended) this.advance()
  }

  private advance(): void {
    this.current.pause()
    this.set({ at: this.state.at + 1, isInTransition: false, isWaiting: false })
    this.current.volume = 1
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
    if (after) load(this.next, after)
    loadFile(this.elements.transition, (after && this.clips[this.state.at]!.transition?.url) ?? '')
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
    const clip = this.clips[at]!
    if (!clip.transition) return
    delete clip.transition
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

  private get duration(): number {
    const { duration } = this.current
    return Number.isFinite(duration) ? duration : this.clips[this.state.at]!.duration
  }
}

const isReady = ({ readyState }: Playable) => readyState >= HTMLMediaElement.HAVE_FUTURE_DATA

/** Loads the start of a clip. */
function load(element: Playable, { url, duration }: PlayedClip): void {
  if (element instanceof SlateClock) element.load(duration)
  else loadFile(element, url)
}

/** Loads the start of a file; an empty URL frees the loaded one. */
function loadFile(element: HTMLVideoElement, url: string): void {
  if (element.getAttribute('src') === url && url) {
    element.currentTime = 0
    return
  }
  if (url) element.src = url
  else element.removeAttribute('src')
  element.load()
}
