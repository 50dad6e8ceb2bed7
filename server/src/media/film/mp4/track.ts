import { open } from 'node:fs/promises'
import { bodyAt, boxesIn } from './boxes.js'

/** The samples of a track in decoding order; times are counted in its timescale. */
export interface Samples {
  count: number
  /** Bytes of each sample. */
  sizes: Uint32Array
  /** Position of each sample in the file. */
  offsets: Float64Array
  decodeTimes: Float64Array
  durations: Uint32Array
  /** Ticks from decoding to showing. */
  shifts: Int32Array
  /** 1 where decoding can begin. */
  sync: Uint8Array
}

/** An open file, or a reader of a remote one. */
export interface ByteSource {
  read(into: Buffer, offset: number, length: number, position: number): Promise<{ bytesRead: number }>
}

/** One track of an MP4 file: how to decode its samples, and where they are. */
export interface Track {
  kind: 'picture' | 'sound'
  /** Ticks a second. */
  timescale: number
  /** The sample entry: a whole `avc1` or `mp4a` box. */
  entry: Buffer
  /** The tick of the track that is moment 0 of the film, by its edit list. */
  start: number
  samples: Samples
}

/** A larger index is not a film of ours: an hour of picture and sound makes 3 MB. */
const LARGEST_INDEX = 64 * 2 ** 20
/** Boxes before the index, at most. */
const BOXES = 10_000
const KINDS: Record<string, Track['kind']> = { vide: 'picture', soun: 'sound' }

const required = (body: Buffer | undefined, type: string): Buffer => {
  if (!body) throw new Error(`The MP4 file has no ${type}`)
  return body
}

/** The body of the `moov` box, at any position in the file. */
const readIndex = async (file: ByteSource): Promise<Buffer> => {
  const header = Buffer.alloc(16)
  for (let [at, box] = [0, 0]; box < BOXES; box++) {
    const { bytesRead } = await file.read(header, 0, header.length, at)
    if (bytesRead < 8) throw new Error('The MP4 file has no moov')
    const short = header.readUInt32BE(0)
    const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short
    if (size < 8) throw new Error('The MP4 file has no moov')
    if (header.toString('latin1', 4, 8) !== 'moov') {
      at += size
      continue
    }
    if (size > LARGEST_INDEX) throw new Error('The index of the MP4 file is too large')
    const index = Buffer.alloc(size - 8)
    const read = await file.read(index, 0, index.length, at + 8)
    if (read.bytesRead < index.length) throw new Error('The MP4 file is cut short')
    return index
  }
  throw new Error('The MP4 file has no moov')
}

/** Expands runs of (count, value) to all samples. */
const spread = (table: Buffer | undefined, into: Uint32Array | Int32Array): void => {
  if (!table) return
  let sample = 0
  for (let run = 0; run < table.readUInt32BE(4); run++) {
    const count = table.readUInt32BE(8 + run * 8)
    into.fill(table.readInt32BE(12 + run * 8), sample, sample + count)
    sample += count
  }
}

const sizesOf = (stsz: Buffer): Uint32Array => {
  const [same, count] = [stsz.readUInt32BE(4), stsz.readUInt32BE(8)]
  return Uint32Array.from({ length: count }, (_, sample) => same || stsz.readUInt32BE(12 + sample * 4))
}

const offsetsOf = (
  sizes: Uint32Array,
  stsc: Buffer,
  chunks: { table: Buffer; wide: boolean },
): Float64Array => {
  const offsets = new Float64Array(sizes.length)
  const runs = stsc.readUInt32BE(4)
  let [sample, run] = [0, 0]
  for (let chunk = 0; chunk < chunks.table.readUInt32BE(4); chunk++) {
    while (run + 1 < runs && stsc.readUInt32BE(8 + (run + 1) * 12) <= chunk + 1) run++
    let at = chunks.wide
      ? Number(chunks.table.readBigUInt64BE(8 + chunk * 8))
      : chunks.table.readUInt32BE(8 + chunk * 4)
    const end = sample + stsc.readUInt32BE(12 + run * 12)
    for (; sample < Math.min(end, sizes.length); at += sizes[sample++]) offsets[sample] = at
  }
  if (sample !== sizes.length) throw new Error('The MP4 file does not say where its samples lie')
  return offsets
}

const samplesOf = (stbl: Buffer): Samples => {
  const table = (type: string) => boxesIn(stbl).find((found) => found.type === type)?.body
  const sizes = sizesOf(required(table('stsz'), 'stsz'))
  const count = sizes.length
  const wide = table('co64')
  const offsets = offsetsOf(sizes, required(table('stsc'), 'stsc'), {
    table: required(wide ?? table('stco'), 'stco'),
    wide: wide !== undefined,
  })
  const durations = new Uint32Array(count)
  spread(required(table('stts'), 'stts'), durations)
  const shifts = new Int32Array(count)
  spread(table('ctts'), shifts)
  const decodeTimes = new Float64Array(count)
  for (let sample = 1; sample < count; sample++)
    decodeTimes[sample] = decodeTimes[sample - 1] + durations[sample - 1]
  const stss = table('stss')
  const sync = new Uint8Array(count).fill(stss ? 0 : 1)
  if (stss) for (let key = 0; key < stss.readUInt32BE(4); key++) sync[stss.readUInt32BE(8 + key * 4) - 1] = 1
  return { count, sizes, offsets, decodeTimes, durations, shifts, sync }
}

const startOf = (trak: Buffer): number => {
  const elst = bodyAt(trak, 'edts', 'elst')
  if (!elst) return 0
  return elst[0] === 1 ? Number(elst.readBigInt64BE(16)) : elst.readInt32BE(12)
}

const kindOf = (trak: Buffer): Track['kind'] | undefined =>
  KINDS[required(bodyAt(trak, 'mdia', 'hdlr'), 'hdlr').toString('latin1', 8, 12)]

const trackOf = (trak: Buffer): Track[] => {
  const kind = kindOf(trak)
  if (!kind) return []
  const mdhd = required(bodyAt(trak, 'mdia', 'mdhd'), 'mdhd')
  const stbl = required(bodyAt(trak, 'mdia', 'minf', 'stbl'), 'stbl')
  const entries = boxesIn(required(bodyAt(stbl, 'stsd'), 'stsd').subarray(8))
  if (entries.length !== 1) throw new Error('A track of the MP4 file changes its codec on its way')
  return [
    {
      kind,
      timescale: mdhd.readUInt32BE(mdhd[0] === 1 ? 20 : 12),
      entry: entries[0].whole,
      start: startOf(trak),
      samples: samplesOf(stbl),
    },
  ]
}

/**
 * Reads the tables of an MP4 file's tracks, not their samples. Throws unless the file is a complete, unfragmented
 * MP4.
 */
export const tracksIn = async (file: ByteSource): Promise<Track[]> =>
  boxesIn(await readIndex(file))
    .filter((found) => found.type === 'trak')
    .flatMap((found) => trackOf(found.body))

/** `tracksIn` of the file at a path. */
export const readTracks = async (path: string): Promise<Track[]> => {
  const file = await open(path)
  try {
    return await tracksIn(file)
  } finally {
    await file.close()
  }
}

/** The only track of a kind. Throws if the file has none. */
export const readTrack = async (path: string, kind: Track['kind']): Promise<Track> => {
  const track = (await readTracks(path)).find((found) => found.kind === kind)
  if (!track) throw new Error(`The MP4 file has no ${kind}`)
  return track
}

/** The types of the sample entries of a kind of track, of any MP4 file. */
export const sampleEntries = async (path: string, kind: Track['kind']): Promise<string[]> => {
  const file = await open(path)
  try {
    return boxesIn(await readIndex(file))
      .filter(({ type, body }) => type === 'trak' && kindOf(body) === kind)
      .map(({ body }) => required(bodyAt(body, 'mdia', 'minf', 'stbl', 'stsd'), 'stsd'))
      .flatMap((entries) => boxesIn(entries.subarray(8)).map(({ type }) => type))
  } finally {
    await file.close()
  }
}
