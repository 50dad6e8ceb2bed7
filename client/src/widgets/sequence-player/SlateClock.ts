/** Stand-in for a video element without a picture: time passes while it plays. */
export class SlateClock {
  duration = 0
  readonly readyState = 4
  readonly seeking = false
  /** Seconds played before the last start, and the timestamp of that start. */
  private passed = 0
  private startedAt: number | null = null

  /** Sets the duration, and rewinds. */
  load(seconds: number): void {
    this.pause()
    this.duration = seconds
    this.passed = 0
  }

  play(): Promise<void> {
    this.startedAt ??= performance.now()
    return Promise.resolve()
  }

  pause(): void {
    this.passed = this.currentTime
    this.startedAt = null
  }

  get paused(): boolean {
    return this.startedAt === null
  }

  get ended(): boolean {
    return this.currentTime >= this.duration
  }

  get currentTime(): number {
    const running = this.startedAt === null ? 0 : (performance.now() - this.startedAt) / 1000
    return Math.min(this.duration, this.passed + running)
  }

  set currentTime(seconds: number) {
    this.passed = Math.min(this.duration, seconds)
    if (this.startedAt !== null) this.startedAt = performance.now()
  }
}
