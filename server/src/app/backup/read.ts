import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Header as EntryHeader, extract } from 'tar-stream'
import {
  DamagedBackup,
  HEADER,
  type Header,
  SECRET,
  SUMS,
  type SavedTable,
  keyOfEntry,
  parseHeader,
  tableEntry,
} from './format.js'

type Entry = Pick<AsyncIterable<unknown>, typeof Symbol.asyncIterator> & { header: EntryHeader }

const MOST_HEADER_BYTES = 4 * 1024 * 1024
const MOST_SECRET_BYTES = 1_024

/** Called for each part of a backup, in order; the unread rest of a body is skipped. */
interface Visitor {
  secret?(text: string): void
  table?(table: SavedTable, body: AsyncIterable<Buffer>): Promise<void>
  file?(key: string, body: AsyncIterable<Buffer>): Promise<void>
}

/**
 * Reads a backup from its first byte to its last, and checks its sums. Throws `DamagedBackup` for any difference from
 * what a backup writes: a missing or extra entry, a link, another name, a changed byte.
 */
export async function readBackup(
  path: string,
  visitor: Visitor,
  { signal, progress }: { signal: AbortSignal; progress?: (bytes: number) => void },
): Promise<{ header: Header; files: number }> {
  const source = createReadStream(path)
  const tar = extract()
  const fed = pipeline(source, tar, { signal })
  fed.catch(() => undefined) // the reader below reports it
  const reading = new Reading(visitor)
  try {
    for await (const entry of tar) {
      await reading.take(entry)
      progress?.(source.bytesRead)
    }
    await fed
  } catch (error) {
    signal.throwIfAborted()
    if (
      error instanceof Error &&
      /^(Invalid tar header|Unexpected end of data|Invalid header|Header exceeds|Premature close|Writable stream closed)/.test(
        error.message,
      )
    ) {
      throw new DamagedBackup('it is cut off, or no backup at all', { cause: error })
    }
    throw error
  }
  return reading.end()
}

class Reading {
  private header?: Header
  private readonly awaited: SavedTable[] = []
  private isSecretAwaited = false
  private isOver = false
  private files = 0
  private readonly sums = createHash('sha256')

  constructor(private readonly visitor: Visitor) {}

  async take(entry: Entry): Promise<void> {
    const { name, type } = entry.header
    if (type !== 'file' || this.isOver) throw new DamagedBackup('it holds more than a backup does')
    if (name === SUMS) return this.compare(entry)
    const hash = createHash('sha256')
    const body = hashed(entry, hash)
    await this.visit(name, body)
    for await (const rest of body) void rest
    this.sums.update(`${hash.digest('hex')}  ${name}\n`)
  }

  end(): { header: Header; files: number } {
    if (!this.header || !this.isOver) throw new DamagedBackup('its end is missing')
    return { header: this.header, files: this.files }
  }

  private async visit(name: string, body: AsyncGenerator<Buffer>): Promise<void> {
    if (!this.header) {
      if (name !== HEADER) throw new DamagedBackup('it does not begin as a backup does')
      this.header = parseHeader(await textOf(body, MOST_HEADER_BYTES))
      this.awaited.push(...this.header.tables)
      this.isSecretAwaited = this.header.hasSecret
      return
    }
    if (this.isSecretAwaited) {
      if (name !== SECRET) throw new DamagedBackup('its secret is missing')
      this.isSecretAwaited = false
      const secret = await textOf(body, MOST_SECRET_BYTES)
      if (!/^[\x21-\x7e]{32,}\s*$/.test(secret)) throw new DamagedBackup('its secret cannot be read')
      return this.visitor.secret?.(secret)
    }
    const table = this.awaited.shift()
    if (table) {
      if (name !== tableEntry(table.name)) throw new DamagedBackup(`the table ${table.name} is missing`)
      return this.visitor.table?.(table, body)
    }
    const key = keyOfEntry(name)
    if (!key) throw new DamagedBackup('it holds more than a backup does')
    this.files += 1
    return this.visitor.file?.(key, body)
  }

  private async compare(entry: Entry): Promise<void> {
    if (!this.header || this.isSecretAwaited || this.awaited.length)
      throw new DamagedBackup('parts of it are missing')
    const stored = createHash('sha256')
    for await (const chunk of entry as AsyncIterable<Buffer>) stored.update(chunk)
    if (stored.digest('hex') !== this.sums.digest('hex'))
      throw new DamagedBackup('its content is not what was saved')
    this.isOver = true
  }
}

/** Yields each chunk, and can be continued after a reader has stopped. */
function hashed(entry: Entry, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  const chunks = (entry as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  const next = async (): Promise<IteratorResult<Buffer>> => {
    const step = await chunks.next()
    if (!step.done) hash.update(step.value)
    return step
  }
  const end = async (): Promise<IteratorResult<Buffer>> => ({ done: true, value: undefined })
  return {
    next,
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this
    },
  } as unknown as AsyncGenerator<Buffer>
}

async function textOf(body: AsyncIterable<Buffer>, most: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > most) throw new DamagedBackup('its header cannot be read')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
