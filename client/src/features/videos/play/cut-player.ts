/** A clip to play, and what joins it to the next. */
export interface PlayedClip {
  url: string
  /** Seconds. */
  duration: number
  /** The rendered transition to the next clip; undefined for a plain cut. */
  join?: PlayedJoin
}

interface PlayedJoin {
  url: string
  /** Seconds, in which both clips run on below it. */
  seconds: number
}

/** The video elements: two for clips in turn, and one for the transition over them. */
export interface Screens {
  clips: readonly [HTMLVideoElement, HTMLVideoElement]
  join: HTMLVideoElement
}

export interface CutState {
  /** The place of the clip that plays, from 0. */
  at: number
  isJoining: boolean
  isPlaying: boolean
  /** It should play, but what comes next has not arrived. */
  isWaiting: boolean
  /** Played to the end. */
  isOver: boolean
  isBroken: boolean
}

const BEGINNING: CutState = {
  at: 0,
  isJoining: false,
  isPlaying: false,
  isWaiting: false,
  isOver: false,
  isBroken: false,
}

/**
 * Plays clips one after the other as one film. While one plays, the next is loaded in the other element, and the
 * transition between them in a third. Below a transition both clips run on, so that their sound is
 * cross-faded and the next one is under way when it is shown.
 */
export class CutPlayer {
  private state = BEGINNING

  constructor(
    private readonly screens: Screens,
    private readonly clips: readonly PlayedClip[],
    private readonly tell: {
      state(state: CutState): void
      /** The transition after the clip at this place cannot be played: it becomes a plain cut. */
      lostJoin(at: number): void
    },
  ) {
    this.all.forEach((screen) => {
      for (const event of ['ended', 'timeupdate', 'canplay']) screen.addEventListener(event, this.look)
      screen.addEventListener('error', this.fail)
    })
  }

  /** Goes to the clip at this place, and plays from its beginning. */
  playFrom(at: number): void {
    this.all.forEach((screen) => screen.pause())
    this.set({ ...BEGINNING, at, isPlaying: true })
    load(this.current, this.clips[at]!.url)
    this.loadNext()
    this.current.volume = 1
    this.start(this.current)
  }

  toggle(): void {
    const { isPlaying, isOver, isBroken, at } = this.state
    if (isOver || isBroken) return this.playFrom(isOver ? 0 : at)
    if (isPlaying) {
      this.all.forEach((screen) => screen.pause())
      return this.set({ isPlaying: false, isWaiting: false })
    }
    this.set({ isPlaying: true })
    this.start(this.current)
    if (this.state.isJoining) [this.next, this.screens.join].forEach((screen) => this.start(screen))
  }

  /** Seconds into the clip that plays. */
  get seconds(): number {
    return this.current.currentTime
  }

  /** To be called for each frame: goes on to the next clip when it is time. */
  look = (): void => {
    if (!this.state.isPlaying || this.state.isBroken) return
    if (this.state.isJoining) this.lookAtJoin()
    else this.lookAtEnd()
  }

  /** Stops, and frees what was loaded. */
  close(): void {
    this.all.forEach((screen) => {
      for (const event of ['ended', 'timeupdate', 'canplay']) screen.removeEventListener(event, this.look)
      screen.removeEventListener('error', this.fail)
      screen.pause()
      load(screen, '')
    })
  }

  private lookAtEnd(): void {
    const { join } = this.clips[this.state.at]!
    const hasNext = this.state.at < this.clips.length - 1
    const { current, next } = this
    const end = join && hasNext ? this.duration - join.seconds : this.duration
    if (!current.ended && current.currentTime < end) return
    if (!hasNext) {
      if (current.ended) this.set({ isPlaying: false, isOver: true })
      return
    }
    if (!join && !current.ended) return
    const needed = join ? [next, this.screens.join] : [next]
    if (!needed.every(isReady)) {
      current.pause()
      return this.set({ isWaiting: true })
    }
    if (!join) return this.goOn()
    if (this.state.isWaiting) this.start(current)
    next.volume = 0
    this.set({ isJoining: true, isWaiting: false })
    needed.forEach((screen) => this.start(screen))
  }

  private lookAtJoin(): void {
    const { seconds } = this.clips[this.state.at]!.join!
    const share = Math.min(1, this.next.currentTime / seconds)
    this.current.volume = 1 - share
    this.next.volume = share
    if (share === 1 || this.screens.join.ended) this.goOn()
  }

  private goOn(): void {
    this.current.pause()
    this.set({ at: this.state.at + 1, isJoining: false, isWaiting: false })
    this.current.volume = 1
    if (this.current.paused) this.start(this.current)
    this.loadNext()
  }

  private loadNext(): void {
    const after = this.clips[this.state.at + 1]
    if (after) load(this.next, after.url)
    load(this.screens.join, (after && this.clips[this.state.at]!.join?.url) ?? '')
  }

  private start(screen: HTMLVideoElement): void {
    screen.play().catch((failure: unknown) => {
      const isRefused = failure instanceof Error && failure.name === 'NotAllowedError'
      if (isRefused) this.set({ isPlaying: false, isWaiting: false })
    })
  }

  private readonly fail = ({ target }: Event): void => {
    const { at } = this.state
    if (target !== this.screens.join) {
      if (target === this.current || !this.state.isJoining) this.set({ isBroken: true, isPlaying: false })
      return
    }
    const clip = this.clips[at]!
    if (!clip.join) return
    delete clip.join
    this.tell.lostJoin(at)
    if (this.state.isJoining) this.goOn()
  }

  private set(change: Partial<CutState>): void {
    this.state = { ...this.state, ...change }
    this.tell.state(this.state)
  }

  private get all(): HTMLVideoElement[] {
    return [...this.screens.clips, this.screens.join]
  }

  private get current(): HTMLVideoElement {
    return this.screens.clips[this.state.at % 2]!
  }

  private get next(): HTMLVideoElement {
    return this.screens.clips[(this.state.at + 1) % 2]!
  }

  private get duration(): number {
    const { duration } = this.current
    return Number.isFinite(duration) ? duration : this.clips[this.state.at]!.duration
  }
}

const isReady = ({ readyState }: HTMLVideoElement) => readyState >= HTMLMediaElement.HAVE_FUTURE_DATA

/** Loads this file, at its beginning; an empty address frees what was loaded. */
function load(screen: HTMLVideoElement, url: string): void {
  if (screen.getAttribute('src') === url && url) {
    screen.currentTime = 0
    return
  }
  if (url) screen.src = url
  else screen.removeAttribute('src')
  screen.load()
}
