import type { FilmTags } from '../../film.js'
import { box, fullBox, uint64List, text, uint32, uint32List } from './boxes.js'

/** Sizes and times of the samples of a track to be written. */
interface MovieSamples {
  count: number
  sizes: ArrayLike<number>
  /** Ticks until the next sample is decoded. */
  durations: ArrayLike<number>
  /** Ticks from decoding to showing; omitted if all are 0. */
  shifts?: ArrayLike<number>
  /** Indices at which decoding can begin; omitted if all are. */
  sync?: readonly number[]
}

export interface MovieTrack {
  kind: 'picture' | 'sound' | 'captions'
  /** The sample entry, a whole box. */
  entry: Buffer
  timescale: number
  /** The tick that is moment 0 of the film. */
  start: number
  samples: MovieSamples
  /** Omitted in a sound track. */
  size?: { width: number; height: number }
  /** Distance of a caption track from the top of the picture, in pixels. */
  top?: number
  /** ISO 639-2/T; omitted if unknown. */
  language?: string
}

/** Samples of one track that are contiguous in the file. `track` counts from 0. */
export interface Chunk {
  track: number
  samples: number
  bytes: number
}

const matrix = (top = 0) => uint32(0x10000, 0, 0, 0, 0x10000, 0, 0, top * 0x10000, 0x40000000)
const UNDETERMINED = 'und'
/** Three letters, five bits each. */
const languageCode = (letters: string): number =>
  [...letters].reduce((code, letter) => code * 32 + letter.charCodeAt(0) - 0x60, 0)

/**
 * Properties of each kind of track: flags 3 enable it, and 2 leave captions off until the viewer turns them on.
 */
const KINDS = {
  picture: {
    flags: 3,
    group: 0,
    volume: 0,
    handler: 'vide',
    name: 'VideoHandler',
    header: () => fullBox('vmhd', 1, uint32(0, 0)),
  },
  sound: {
    flags: 3,
    group: 0,
    volume: 0x1000000,
    handler: 'soun',
    name: 'SoundHandler',
    header: () => fullBox('smhd', 0, uint32(0)),
  },
  captions: {
    flags: 2,
    group: 3,
    volume: 0,
    handler: 'sbtl',
    name: 'SubtitleHandler',
    header: () => fullBox('nmhd', 0),
  },
} as const
const LARGEST_SHORT_OFFSET = 2 ** 32
/** Bytes reserved for the index when choosing the width of its offsets. */
const INDEX_ROOM = 2 ** 27

/** (count, value) of each run of equal values, and how many runs there are. */
const runsOf = (values: ArrayLike<number>): Buffer => {
  const runs: number[] = []
  for (let at = 0; at < values.length; at++) {
    if (runs.length > 0 && runs[runs.length - 1] === values[at]) runs[runs.length - 2]++
    else runs.push(1, values[at])
  }
  return Buffer.concat([uint32(runs.length / 2), uint32List(runs)])
}

const chunkTable = (chunks: readonly Chunk[]): Buffer => {
  const runs: number[] = []
  chunks.forEach(({ samples }, index) => {
    if (runs[runs.length - 2] !== samples) runs.push(index + 1, samples, 1)
  })
  return fullBox('stsc', 0, uint32(runs.length / 3), uint32List(runs))
}

const sampleTable = (
  { entry, samples }: MovieTrack,
  { chunks, offsets, wide }: { chunks: readonly Chunk[]; offsets: readonly number[]; wide: boolean },
): Buffer =>
  box(
    'stbl',
    fullBox('stsd', 0, uint32(1), entry),
    fullBox('stts', 0, runsOf(samples.durations)),
    ...(samples.shifts ? [fullBox('ctts', 0, runsOf(samples.shifts))] : []),
    ...(samples.sync
      ? [fullBox('stss', 0, uint32(samples.sync.length), uint32List(samples.sync.map((index) => index + 1)))]
      : []),
    chunkTable(chunks),
    fullBox('stsz', 0, uint32(0, samples.count), uint32List(samples.sizes)),
    wide
      ? fullBox('co64', 0, uint32(offsets.length), uint64List(offsets))
      : fullBox('stco', 0, uint32(offsets.length), uint32List(offsets)),
  )

const trackBox = (
  track: MovieTrack,
  { id, filmTicks, table }: { id: number; filmTicks: number; table: Buffer },
): Buffer => {
  const { size, timescale, start, samples, language = UNDETERMINED } = track
  const { flags, group, volume, handler, name, header } = KINDS[track.kind]
  let ticks = 0
  for (let sample = 0; sample < samples.count; sample++) ticks += samples.durations[sample]
  return box(
    'trak',
    fullBox(
      'tkhd',
      flags,
      uint32(0, 0, id, 0, filmTicks, 0, 0, group, volume),
      matrix(track.top),
      uint32((size?.width ?? 0) * 0x10000, (size?.height ?? 0) * 0x10000),
    ),
    box('edts', fullBox('elst', 0, uint32(1, filmTicks, start, 0x10000))),
    box(
      'mdia',
      fullBox('mdhd', 0, uint32(0, 0, timescale, ticks, languageCode(language) * 0x10000)),
      fullBox('hdlr', 0, uint32(0), text(handler), uint32(0, 0, 0), text(`${name}\0`)),
      box('minf', header(), box('dinf', fullBox('dref', 0, uint32(1), fullBox('url ', 1))), table),
    ),
  )
}

/** UTF-8, without a language. */
const TEXT = uint32(1, 0)

/** Title and comment, where players and ffprobe look for them. */
const tagsBox = ({ title, comment }: FilmTags): Buffer => {
  const item = (name: string, value: string) => box(name, box('data', TEXT, Buffer.from(value, 'utf8')))
  return box(
    'udta',
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, uint32(0), text('mdirappl'), uint32(0, 0), Buffer.from([0])),
      box('ilst', item('\xa9nam', title), item('\xa9cmt', comment)),
    ),
  )
}

/**
 * The header of a film, which precedes its samples so that it plays while it loads. The chunks follow in their order.
 * It has only the given data: no creation time, no name. `duration` is the film's, in ticks of `timescale`.
 */
export const movieHeader = (
  tracks: readonly MovieTrack[],
  chunks: readonly Chunk[],
  { duration, timescale, tags }: { duration: number; timescale: number; tags?: FilmTags },
): Buffer => {
  const media = chunks.reduce((total, { bytes }) => total + bytes, 0)
  const wide = media + INDEX_ROOM >= LARGEST_SHORT_OFFSET
  const fileType = box('ftyp', text('isom'), uint32(512), text('isomiso2avc1mp41'))
  const mediaHeader = wide
    ? Buffer.concat([uint32(1), text('mdat'), uint64List([media + 16])])
    : Buffer.concat([uint32(media + 8), text('mdat')])
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
        uint32(0, 0, timescale, duration, 0x10000, 0x1000000, 0, 0),
        matrix(),
        uint32(0, 0, 0, 0, 0, 0, tracks.length + 1),
      ),
      ...tracks.map((track, at) =>
        trackBox(track, {
          id: at + 1,
          filmTicks: duration,
          table: sampleTable(track, { chunks: own[at], offsets: offsets[at], wide }),
        }),
      ),
      ...(tags ? [tagsBox(tags)] : []),
    )
  }
  const begin = fileType.length + index(0).length + mediaHeader.length
  return Buffer.concat([fileType, index(begin), mediaHeader])
}
