import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Header, extract, pack } from 'tar-stream'

/** Header of a forged entry. */
export type ForgedHeader = Pick<Header, 'name'> & Partial<Header>

/** Changes an entry, or omits it if undefined. */
type Change = (header: Header, body: Buffer) => { body?: Buffer } | undefined

/** Copies a backup with changed entries and their checksums. Returns the new file. */
export async function forge(
  file: string,
  change: Change,
  more: { header: ForgedHeader; body?: string }[] = [],
): Promise<string> {
  const from = extract()
  const to = pack()
  const sums: string[] = []
  const add = (header: ForgedHeader, body: Buffer) => {
    sums.push(`${createHash('sha256').update(body).digest('hex')}  ${header.name}\n`)
    to.entry({ ...header, size: body.length }, body)
  }
  from.end(readFileSync(file))
  for await (const entry of from) {
    const body = await buffer(entry)
    if (entry.header.name === 'SHA256SUMS') {
      for (const { header, body: added } of more) {
        if (header.type && header.type !== 'file') to.entry(header)
        else add(header, Buffer.from(added ?? ''))
      }
      to.entry({ name: 'SHA256SUMS' }, sums.join(''))
      continue
    }
    const changed = change(entry.header, body)
    if (changed) add(entry.header, changed.body ?? body)
  }
  to.finalize()
  const forged = join(dirname(file), `forged-${randomUUID()}.tar`)
  writeFileSync(forged, await buffer(to))
  return forged
}

/** Copies a backup with another header, whose text `change` returns. */
export const forgeHeader = (file: string, change: (text: string) => string): Promise<string> =>
  forge(file, ({ name }, body) =>
    name === 'cutroom-backup.json' ? { body: Buffer.from(change(body.toString())) } : {},
  )
