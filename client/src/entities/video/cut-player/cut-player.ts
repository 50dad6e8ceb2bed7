import { SlateClock } from './slate-clock'

/** A clip to play, and its transition to the next. */
export interface PlayedClip {
  /** Empty for a slate: nothing but time, for as long as it lasts. */
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
  /** It should play, but the next clip has not loaded. */
  isWaiting: boolean
  /** Played to the end. */
  isOver: boolean
  isBroken: boolean
}

type Screen = HTMLVideoElement | SlateClock

/**
 * Milliseconds after which the next clip is certainly visible; until then the previous one keeps its file.
 */
const SHOWN_MS = 50

const BEGINNING: CutState = {
  at: 0,
  isJoining: false,
  isPlaying: false,
  isWaiting: false,
  isOver: false,
  isBroken: false,
}

/**
 * Plays clips one after the other as one film. While one plays, the next is loaded in the other element, and
 * the transition between them in a third. Below a transition both clips run on, so that their sound is
 * cross-faded and the next one is under way when it is shown.
 */
export class CutPlayer {
  private state = BEGINNING
  /** Run in place of clips that have no file. */
  private readonly slates = [new SlateClock(), new SlateClock()] as const
  /** Runs while the previous clip keeps its file. */
  private loading?: ReturnType<typeof setTimeout>

  constructor(
    private readonly screens: Screens,
    private clips: readonly PlayedClip[],
    private readonly tell: {
      state(state: CutState): void
      /** The transition after the clip at this place cannot be played: it becomes a plain cut. */
      lostJoin(at: number): void
    },
  ) {
    this.videos.forEach((screen) => {
      for (const event of ['ended', 'timeupdate', 'canplay']) screen.addEventListener(event, this.look)
      screen.addEventListener('error', this.fail)
    })
  }

  /** Plays the clip at this index from the given second. */
  playFrom(at: number, seconds = 0): void {
    this.all.forEach((screen) => screen.pause())
    this.set({ ...BEGINNING, at, isPlaying: true })
    load(this.current, this.clips[at]!)
    if (seconds) this.current.currentTime = seconds
    this.loadNext()
    this.current.volume = 1
    this.start(this.current)
  }

  /**
   * Plays these from now on, as many as before. What plays goes on, but for a clip that is another one now:
   * that plays from its beginning.
   */
  replace(clips: readonly PlayedClip[]): void {
    const { at, isJoining, isPlaying } = this.state
    const isSame = this.clips[at]?.url === clips[at]?.url
    this.clips = clips
    if (isSame && !isJoining) this.loadNext()
    if (isSame) return
    if (isPlaying) return this.playFrom(at)
    this.set({ isJoining: false, isOver: false, isBroken: false })
    load(this.current, clips[at]!)
    this.loadNext()
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

  /** Call on each frame: switches to the next clip when it is due. */
  look = (): void => {
    if (!this.state.isPlaying || this.state.isBroken) return
    if (this.state.isJoining) this.lookAtJoin()
    else this.lookAtEnd()
  }

  /** Stops and frees the loaded files. */
  close(): void {
    clearTimeout(this.loading)
    this.slates.forEach((slate) => slate.pause())
    this.videos.forEach((screen) => {
      for (const event of ['ended', 'timeupdate', 'canplay']) screen.removeEventListener(event, this.look)
      screen.removeEventListener('error', this.fail)
      screen.pause()
      loadFile(screen, '')
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
    if (this.loading || !needed.every(isReady)) {
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
    this.loading = setTimeout(() => {
      this.loadNext()
      this.look()
    }, SHOWN_MS)
  }

  private loadNext(): void {
    clearTimeout(this.loading)
    this.loading = undefined
    const after = this.clips[this.state.at + 1]
    if (after) load(this.next, after)
    loadFile(this.screens.join, (after && this.clips[this.state.at]!.join?.url) ?? '')
  }

  private start(screen: Screen): void {
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

  private get videos(): HTMLVideoElement[] {
    return [...this.screens.clips, this.screens.join]
  }

  private get all(): Screen[] {
    return [...this.videos, ...this.slates]
  }

  private get current(): Screen {
    return this.screenAt(this.state.at)
  }

  private get next(): Screen {
    return this.screenAt(this.state.at + 1)
  }

  /** Two in turn, so that one can be loaded while the other plays. */
  private screenAt(at: number): Screen {
    const isSlate = this.clips[at]?.url === ''
    return (isSlate ? this.slates : this.screens.clips)[at % 2]!
  }

  private get duration(): number {
    const { duration } = this.current
    return Number.isFinite(duration) ? duration : this.clips[this.state.at]!.duration
  }
}

const isReady = ({ readyState }: Screen) => readyState >= HTMLMediaElement.HAVE_FUTURE_DATA

/** Loads this clip, at its beginning. */
function load(screen: Screen, { url, duration }: PlayedClip): void {
  if (screen instanceof SlateClock) screen.load(duration)
  else loadFile(screen, url)
}

/** Loads a file at its beginning; an empty address frees the loaded one. */
function loadFile(screen: HTMLVideoElement, url: string): void {
  if (screen.getAttribute('src') === url && url) {
    screen.currentTime = 0
    return
  }
  if (url) screen.src = url
  else screen.removeAttribute('src')
  screen.load()
}
