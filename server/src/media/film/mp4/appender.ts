import type { FileHandle } from 'node:fs/promises'

const BLOCK = 2 ** 19

/** Bytes that lie together in a file. */
export interface Run {
  at: number
  bytes: number
}

const writeWhole = async (file: FileHandle, block: Buffer, position: number): Promise<void> => {
  for (let done = 0; done < block.length;) done += (await file.write(block, done, block.length - done, position + done)).bytesWritten
}

/** Writes a file from its beginning to its end; the next block is filled while one is being written. */
export class Appender {
  private blocks = [Buffer.allocUnsafe(BLOCK), Buffer.allocUnsafe(BLOCK)]
  private filled = 0
  private position = 0
  private writing: Promise<unknown> = Promise.resolve()

  constructor(private readonly file: FileHandle) {}

  async append(bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.length;) at += await this.fill(async (room) => bytes.copy(room, 0, at))
  }

  async copy(from: FileHandle, { at, bytes }: Run): Promise<void> {
    for (let done = 0; done < bytes;) {
      done += await this.fill(async (room) => (await from.read(room, 0, Math.min(room.length, bytes - done), at + done)).bytesRead)
    }
  }

  async flush(): Promise<void> {
    await this.writing
    const block = this.blocks[0].subarray(0, this.filled)
    const position = this.position
    this.position += block.length
    this.filled = 0
    this.blocks.reverse()
    this.writing = writeWhole(this.file, block, position)
    this.writing.catch(() => undefined) // met at the next flush
  }

  async end(): Promise<number> {
    await this.flush()
    await this.writing
    return this.position
  }

  private async fill(read: (room: Buffer) => Promise<number>): Promise<number> {
    const count = await read(this.blocks[0].subarray(this.filled))
    if (count === 0) throw new Error('A piece of the film is shorter than its index says')
    this.filled += count
    if (this.filled === BLOCK) await this.flush()
    return count
  }
}
