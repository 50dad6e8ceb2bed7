import type { FileHandle } from 'node:fs/promises'

const BLOCK = 2 ** 20
/** One is being filled while the others are read and written. */
const BLOCKS = 3

/** Consecutive bytes of a file. */
export interface ByteRange {
  at: number
  bytes: number
}

const readWhole = async (file: FileHandle, room: Buffer, position: number): Promise<void> => {
  for (let done = 0; done < room.length;) {
    const { bytesRead } = await file.read(room, done, room.length - done, position + done)
    if (bytesRead === 0) throw new Error('A piece of the film is shorter than its index says')
    done += bytesRead
  }
}

const writeWhole = async (file: FileHandle, block: Buffer, position: number): Promise<void> => {
  for (let done = 0; done < block.length;)
    done += (await file.write(block, done, block.length - done, position + done)).bytesWritten
}

/** Prevents an unhandled rejection; the promise is awaited later. */
const later = <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => undefined)
  return work
}

/**
 * Writes a file from its beginning to its end. All reads of a block run at once, while the previous block is written.
 */
export class Appender {
  private readonly blocks = Array.from({ length: BLOCKS }, () => ({
    room: Buffer.allocUnsafe(BLOCK),
    reads: [] as Promise<void>[],
    written: Promise.resolve(),
  }))
  private current = 0
  private filled = 0
  private position = 0
  private together = Promise.resolve()

  constructor(
    private readonly file: FileHandle,
    /** Called with the number of bytes written so far. */
    private readonly grown: (bytes: number) => void = () => undefined,
  ) {}

  async append(bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.length;) {
      const room = this.room(bytes.length - at)
      bytes.copy(room, 0, at)
      at += room.length
      await this.take(room.length)
    }
  }

  /** Copies a range; reading may continue after this resolves (see `settled`). */
  async copy(from: FileHandle, { at, bytes }: ByteRange): Promise<void> {
    for (let done = 0; done < bytes;) {
      const room = this.room(bytes - done)
      this.blocks[this.current].reads.push(later(readWhole(from, room, at + done)))
      done += room.length
      await this.take(room.length)
    }
  }

  /**
   * Waits until all reads have ended, so that sources may be closed. Throws if a range is shorter than expected.
   */
  async settled(): Promise<void> {
    await Promise.all(this.blocks.flatMap(({ reads }) => reads))
  }

  /** Waits until everything is written; returns the number of bytes. Throws if a read or write failed. */
  async end(): Promise<number> {
    await this.flush()
    await Promise.all(this.blocks.map(({ written }) => written))
    await this.together
    return this.position
  }

  private room(most: number): Buffer {
    return this.blocks[this.current].room.subarray(this.filled, Math.min(BLOCK, this.filled + most))
  }

  private async take(bytes: number): Promise<void> {
    this.filled += bytes
    if (this.filled === BLOCK) await this.flush()
  }

  /** Starts writing the block, and continues with the next one when that is free. */
  private async flush(): Promise<void> {
    const block = this.blocks[this.current]
    const [content, position] = [block.room.subarray(0, this.filled), this.position]
    const written = later(Promise.all(block.reads).then(() => writeWhole(this.file, content, position)))
    const end = (this.position += this.filled)
    block.written = written
    this.together = later(this.together.then(() => written).then(() => this.grown(end)))
    this.filled = 0
    this.current = (this.current + 1) % BLOCKS
    const next = this.blocks[this.current]
    await next.written
    next.reads = []
  }
}
