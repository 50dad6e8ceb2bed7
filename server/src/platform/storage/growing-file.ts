interface Waiter {
  bytes: number
  resolve(): void
  reject(error: unknown): void
}

/**
 * A local file of known size while it is being written, from its beginning to its end. The writer must end it, either
 * by `grownTo` its size or by `fail`.
 */
export class GrowingFile {
  private written = 0
  private failure: { error: unknown } | undefined
  private waiting: Waiter[] = []

  constructor(
    readonly path: string,
    /** Its final size. */
    readonly bytes: number,
  ) {}

  /** Reports that its first `written` bytes are in the file. */
  grownTo(written: number): void {
    this.written = Math.max(this.written, written)
    const reached = this.waiting.filter(({ bytes }) => bytes <= this.written)
    this.waiting = this.waiting.filter(({ bytes }) => bytes > this.written)
    for (const { resolve } of reached) resolve()
  }

  /** Reports that it will not be completed. */
  fail(error: unknown): void {
    this.failure ??= { error }
    for (const { reject } of this.waiting.splice(0)) reject(this.failure.error)
  }

  /** Resolves once its first `bytes` bytes are in the file. Throws the error passed to `fail`. */
  async until(bytes: number): Promise<void> {
    if (this.failure) throw this.failure.error
    if (bytes > this.bytes) throw new RangeError(`A file of ${this.bytes} bytes never has ${bytes}`)
    if (bytes <= this.written) return
    await new Promise<void>((resolve, reject) => this.waiting.push({ bytes, resolve, reject }))
  }
}
