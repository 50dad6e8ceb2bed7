import { box, fullBox, longWordsOf, text, words, wordsOf } from './boxes.js'

/** A sample of the film to be: where its bytes come from, and when it is shown. */
export interface MovieSamples {
  count: number
  sizes: ArrayLike<number>
  /** Ticks that each lasts before the next is decoded. */
  durations: ArrayLike<number>
  /** Ticks from decoding to showing; left out where all are 0. */
  shifts?: ArrayLike<number>
  /** Indices at which decoding can begin; left out where it can everywhere. */
  sync?: readonly number[]
}

export interface MovieTrack {
  /** The sample entry, a whole box. */
  entry: Buffer
  timescale: number
  /** The tick that is moment 0 of the film. */
  start: number
  samples: MovieSamples
  /** Present in a track of pictures, absent in one of sound. */
  size?: { width: number; height: number }
}

/** Samples of one track that lie together in the file. `track` counts from 0. */
export interface Chunk {
  track: number
  samples: number
  bytes: number
}

const MATRIX = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
const UNDETERMINED = 0x55c4
const ENABLED = 3
const LARGEST_SHORT_OFFSET = 2 ** 32
/** What a film's own index may take beside its samples when the width of its offsets is chosen. */
const INDEX_ROOM = 2 ** 27

/** (count, value) of each run of equal values, and how many runs there are. */
const runsOf = (values: ArrayLike<number>): Buffer => {
  const runs: number[] = []
  for (let at = 0; at < values.length; at++) {
    if (runs.length > 0 && runs[runs.length - 1] === values[at]) runs[runs.length - 2]++
    else runs.push(1, values[at])
  }
  return Buffer.concat([words(runs.length / 2), wordsOf(runs)])
}

const chunkTable = (chunks: readonly Chunk[]): Buffer => {
  const runs: number[] = []
  chunks.forEach(({ samples }, index) => {
    if (runs[runs.length - 2] !== samples) runs.push(index + 1, samples, 1)
  })
  return fullBox('stsc', 0, words(runs.length / 3), wordsOf(runs))
}

const sampleTable = (
  { entry, samples }: MovieTrack,
  chunks: readonly Chunk[],
  offsets: readonly number[],
  wide: boolean,
): Buffer =>
  box(
    'stbl',
    fullBox('stsd', 0, words(1), entry),
    fullBox('stts', 0, runsOf(samples.durations)),
    ...(samples.shifts ? [fullBox('ctts', 0, runsOf(samples.shifts))] : []),
    ...(samples.sync
      ? [fullBox('stss', 0, words(samples.sync.length), wordsOf(samples.sync.map((index) => index + 1)))]
      : []),
    chunkTable(chunks),
    fullBox('stsz', 0, words(0, samples.count), wordsOf(samples.sizes)),
    wide
      ? fullBox('co64', 0, words(offsets.length), longWordsOf(offsets))
      : fullBox('stco', 0, words(offsets.length), wordsOf(offsets)),
  )

const trackBox = (id: number, track: MovieTrack, filmTicks: number, table: Buffer): Buffer => {
  const { size, timescale, start, samples } = track
  let ticks = 0
  for (let sample = 0; sample < samples.count; sample++) ticks += samples.durations[sample]
  const volume = size ? 0 : 0x1000000
  return box(
    'trak',
    fullBox(
      'tkhd',
      ENABLED,
      words(0, 0, id, 0, filmTicks, 0, 0, 0, volume),
      MATRIX,
      words((size?.width ?? 0) * 0x10000, (size?.height ?? 0) * 0x10000),
    ),
    box('edts', fullBox('elst', 0, words(1, filmTicks, start, 0x10000))),
    box(
      'mdia',
      fullBox('mdhd', 0, words(0, 0, timescale, ticks, UNDETERMINED * 0x10000)),
      fullBox(
        'hdlr',
        0,
        words(0),
        text(size ? 'vide' : 'soun'),
        words(0, 0, 0),
        text(size ? 'VideoHandler\0' : 'SoundHandler\0'),
      ),
      box(
        'minf',
        size ? fullBox('vmhd', 1, words(0, 0)) : fullBox('smhd', 0, words(0)),
        box('dinf', fullBox('dref', 0, words(1), fullBox('url ', 1))),
        table,
      ),
    ),
  )
}

/**
 * Everything of a film that stands before its samples, so that it plays while it still loads. The chunks
 * follow in their order. Nothing in it but what it is given: no time of making, no name. `duration` is the
 * film's, in ticks of `timescale`.
 */
export const movieHeader = (
  tracks: readonly MovieTrack[],
  chunks: readonly Chunk[],
  duration: number,
  timescale: number,
): Buffer => {
  const media = chunks.reduce((total, { bytes }) => total + bytes, 0)
  const wide = media + INDEX_ROOM >= LARGEST_SHORT_OFFSET
  const fileType = box('ftyp', text('isom'), words(512), text('isomiso2avc1mp41'))
  const mediaHeader = wide
    ? Buffer.concat([words(1), text('mdat'), longWordsOf([media + 16])])
    : Buffer.concat([words(media + 8), text('mdat')])
  const own = tracks.map((_, index) => chunks.filter(({ track }) => track === index))
  const index = (begin: number): Buffer => {
    const offsets: number[][] = tracks.map(() => [])
    let at = begin
    for (const { track, bytes } of chunks) {
      offsets[track].push(at)
      at += bytes
    }
    return box(
      'moov',
      fullBox(
        'mvhd',
        0,
        words(0, 0, timescale, duration, 0x10000, 0x1000000, 0, 0),
        MATRIX,
        words(0, 0, 0, 0, 0, 0, tracks.length + 1),
      ),
      ...tracks.map((track, at) =>
        trackBox(at + 1, track, duration, sampleTable(track, own[at], offsets[at], wide)),
      ),
    )
  }
  const begin = fileType.length + index(0).length + mediaHeader.length
  return Buffer.concat([fileType, index(begin), mediaHeader])
}
