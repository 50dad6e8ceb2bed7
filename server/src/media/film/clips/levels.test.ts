/** Covers specification V17. */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { createFilm } from '../../create-film.js'
import { QUIET } from '../../ffmpeg-command.js'
import type { Film } from '../../film.js'
import { output } from '../../program.js'
import { decoderOf } from '../assemble.js'
import { readTrack } from '../mp4/track.js'
import { lavfi, makeScenes, type Scenes } from '../scenes.fixture.js'

let scenes: Scenes
let film: Film
beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
})
afterAll(() => scenes.clear())

type Colour = [red: number, green: number, blue: number]
const PATCHES: Colour[] = [
  [0, 0, 0],
  [0.25, 0.25, 0.25],
  [0.5, 0.5, 0.5],
  [0.75, 0.75, 0.75],
  [1, 1, 1],
  [0.75, 0.25, 0.25],
  [0.25, 0.75, 0.25],
  [0.25, 0.25, 0.75],
]
const SIZE = { width: 320, height: 180 }
const WIDTH = SIZE.width / PATCHES.length

/** Weights of red and blue in luma. */
const WEIGHTS = { bt709: [0.2126, 0.0722], smpte170m: [0.299, 0.114], bt2020nc: [0.2627, 0.0593] } as const
type Matrix = keyof typeof WEIGHTS

/** The code values of a signal: luma and both colour differences. */
function codesOf(
  [red, green, blue]: Colour,
  { matrix, isFull, bits }: { matrix: Matrix; isFull: boolean; bits: number },
) {
  const [kr, kb] = WEIGHTS[matrix]
  const y = kr * red + (1 - kr - kb) * green + kb * blue
  const differences = [(blue - y) / (2 - 2 * kb), (red - y) / (2 - 2 * kr)]
  const [luma, chroma, black] = isFull ? [255, 255, 0] : [219, 224, 16]
  const scale = isFull ? (2 ** bits - 1) / 255 : 2 ** (bits - 8)
  return [black + luma * y, ...differences.map((difference) => 128 + chroma * difference)].map((code, at) =>
    Math.round(isFull && at > 0 ? 2 ** (bits - 1) + (code - 128) * scale : code * scale),
  )
}

interface Input {
  matrix: Matrix
  isFull?: boolean
  bits?: 8 | 10
  transfer?: string
  primaries?: string
  encoder?: string[]
  ending?: string
}

/** Writes a lossless clip of the patches, tagged with their colour space. */
async function fileOf(name: string, patches: readonly Colour[], input: Input): Promise<string> {
  const {
    matrix,
    isFull = false,
    bits = 8,
    encoder = ['-c:v', 'libx264', '-qp', '0'],
    ending = 'mkv',
  } = input
  const frame = Buffer.alloc(SIZE.width * SIZE.height * 3 * (bits > 8 ? 2 : 1))
  for (let plane = 0, at = 0; plane < 3; plane++)
    for (let y = 0; y < SIZE.height; y++)
      for (let x = 0; x < SIZE.width; x++) {
        const code = codesOf(patches[Math.floor(x / WIDTH)]!, { matrix, isFull, bits })[plane]!
        at = bits > 8 ? frame.writeUInt16LE(code, at) : frame.writeUInt8(code, at)
      }
  const raw = scenes.at(`${name}.yuv`)
  await writeFile(raw, Buffer.concat(Array.from({ length: 3 }, () => frame)))
  const tags = [
    '-colorspace',
    matrix,
    '-color_range',
    isFull ? 'pc' : 'tv',
    ...(input.transfer ? ['-color_trc', input.transfer] : []),
    ...(input.primaries ? ['-color_primaries', input.primaries] : []),
  ]
  const format = `yuv444p${bits > 8 ? '10le' : ''}`
  const source = ['-f', 'rawvideo', '-s', '320x180', '-r', '24', '-pix_fmt', format, ...tags, '-i', raw]
  return scenes.make(`${name}.${ending}`, source, [...encoder, ...tags])
}

/** The code values in the middle of each patch of a clip’s first frame. */
async function codesIn(file: string): Promise<number[][]> {
  const [width, height] = [1280, 720]
  const raw = scenes.at('codes.yuv')
  await output(scenes.tools.ffmpeg, [
    ...QUIET,
    '-i',
    file,
    '-frames:v',
    '1',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'yuv420p',
    raw,
  ])
  const bytes = await readFile(raw)
  return PATCHES.map((_, patch) => {
    const x = Math.floor(((patch + 0.5) * width) / PATCHES.length)
    const chroma = (height / 4) * (width / 2) + Math.floor(x / 2)
    const [first, second] = [width * height, width * height * 1.25]
    return [bytes[(height / 2) * width + x]!, bytes[first + chroma]!, bytes[second + chroma]!]
  })
}

const X264 = (format: string) => ['-vf', `format=${format}`, '-c:v', 'libx264', '-qp', '0']
const SD = { transfer: 'smpte170m', primaries: 'bt709' }
const SAME: [string, Input][] = [
  ['limited range', { matrix: 'bt709' }],
  ['full range in H.264', { matrix: 'bt709', isFull: true, encoder: X264('yuvj420p'), ending: 'mp4' }],
  ['full range in 4:2:2', { matrix: 'bt709', isFull: true, encoder: X264('yuvj422p') }],
  [
    'full range in Motion JPEG',
    {
      matrix: 'smpte170m',
      isFull: true,
      encoder: ['-pix_fmt', 'yuvj420p', '-c:v', 'mjpeg', '-q:v', '2'],
      ending: 'mov',
    },
  ],
  ['full range of ten bits', { matrix: 'bt709', isFull: true, bits: 10 }],
  ['ten bits', { matrix: 'bt709', bits: 10, encoder: X264('yuv420p10le') }],
  ['4:4:4', { matrix: 'bt709', encoder: X264('yuv444p') }],
  ['BT.601', { matrix: 'smpte170m', ...SD, encoder: X264('yuv420p'), ending: 'mp4' }],
  ['BT.601 in full range', { matrix: 'smpte170m', isFull: true, ...SD, encoder: X264('yuvj420p') }],
]

test.each(SAME)('levels are unchanged: %s', async (name, input) => {
  const clip = await film.prepare(
    await fileOf(name.replaceAll(/\W/g, ''), PATCHES, input),
    scenes.at(`${name}-made`),
    {},
  )
  const codes = await codesIn(clip.mezzanineVideo)
  const wanted = PATCHES.map((patch) => codesOf(patch, { matrix: 'bt709', isFull: false, bits: 8 }))
  const most = name.includes('JPEG') ? 2 : 1
  codes.forEach((found, at) =>
    found.forEach((code, plane) => expect(Math.abs(code - wanted[at]![plane]!)).toBeLessThanOrEqual(most)),
  )
  const poster = await sharp(clip.poster).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  PATCHES.forEach((patch, at) => {
    const { width, height, channels } = poster.info
    const x = Math.floor(((at + 0.5) * width) / PATCHES.length)
    const pixel = (Math.floor(height / 2) * width + x) * channels
    patch.forEach((value, channel) =>
      expect(Math.abs(poster.data[pixel + channel]! - 255 * value)).toBeLessThanOrEqual(6),
    )
  })
})

const GREYS: Colour[] = PATCHES.slice(0, 5)
const SOFT: Colour[] = [...GREYS, [0.6, 0.45, 0.45], [0.45, 0.6, 0.45], [0.45, 0.45, 0.6]]
/** The last three patches as zimg converts them in floating point. */
const OF_OTHER_PRIMARIES: [string, Input, [number, number, number][]][] = [
  [
    'SD of North America',
    { matrix: 'smpte170m', transfer: 'smpte170m', primaries: 'smpte170m' },
    [
      [121.7, 124, 143.6],
      [137.8, 115.1, 114.2],
      [117.5, 144.6, 126.4],
    ],
  ],
  [
    'Display P3',
    { matrix: 'bt709', transfer: 'bt709', primaries: 'smpte432' },
    [
      [121.5, 123.7, 148.7],
      [136.5, 114.1, 107.3],
      [117.1, 146.2, 126.3],
    ],
  ],
  [
    'BT.2020',
    { matrix: 'bt2020nc', transfer: 'bt2020-10', primaries: 'bt2020', bits: 10 },
    [
      [121.2, 123.9, 155.8],
      [133.9, 115, 95.8],
      [116.3, 146.9, 124.9],
    ],
  ],
]

test.each(OF_OTHER_PRIMARIES)(
  'colours of other primaries are converted to HD: %s',
  async (name, input, wanted) => {
    const clip = await film.prepare(await fileOf(name, SOFT, input), scenes.at(`${name}-made`), {})
    const codes = await codesIn(clip.mezzanineVideo)
    const greys = GREYS.map((patch) => codesOf(patch, { matrix: 'bt709', isFull: false, bits: 8 }))
    const all = [...greys, ...wanted]
    codes.forEach((found, at) =>
      found.forEach((code, plane) => expect(Math.abs(code - all[at]![plane]!)).toBeLessThanOrEqual(2)),
    )
  },
)

const HDR: [string, string, number[]][] = [
  // of 0, 10, 50, 100, 203, 600, 1,000 and 4,000 cd/m²
  ['PQ', 'smpte2084', [0, 0.2997, 0.4403, 0.5081, 0.5807, 0.6963, 0.7518, 0.9026]],
  ['HLG', 'arib-std-b67', [0, 0.25, 0.5, 0.6, 0.75, 0.9, 1, 1]],
]

test.each(HDR)(
  '%s is shown as light on a display for HD, with soft highlights',
  async (name, transfer, signals) => {
    const file = await fileOf(
      name,
      signals.map((signal) => [signal, signal, signal]),
      {
        matrix: 'bt2020nc',
        transfer,
        primaries: 'bt2020',
        bits: 10,
        encoder: X264('yuv420p10le'),
        ending: 'mp4',
      },
    )
    const clip = await film.prepare(file, scenes.at(`${name}-made`), {})
    const codes = await codesIn(clip.mezzanineVideo)
    for (const [, ...differences] of codes)
      for (const difference of differences) expect(Math.abs(difference - 128)).toBeLessThanOrEqual(1)
    const luma = codes.map(([code]) => code!)
    expect(luma.slice(0, 7)).toEqual([...new Set(luma.slice(0, 7))].toSorted((one, other) => one - other))
    const [black, , grey, , white, , peak, above] = luma
    expect(black).toBe(16)
    for (const code of [peak, above]) expect(Math.abs(code! - 235)).toBeLessThanOrEqual(1)
    expect(Math.abs(grey! - 138)).toBeLessThanOrEqual(2)
    expect(Math.abs(white! - 202)).toBeLessThanOrEqual(2)
    const [played] = await scenes.streams(clip.video)
    expect(played).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p' })
  },
)

const LOCATIONS: [string, string[]][] = [
  ['left.mp4', ['-c:v', 'libx264', '-chroma_sample_location', 'left']],
  ['topleft.mp4', ['-c:v', 'libx264', '-chroma_sample_location', 'topleft']],
  ['center.mov', ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p']],
]

test('clips have equal parameter sets for any chroma location, so that films copy them', async () => {
  const sets = await Promise.all(
    LOCATIONS.map(async ([name, encoder]) => {
      const file = await scenes.make(name, lavfi('testsrc=s=320x180:r=24:d=0.5'), encoder)
      const clip = await film.prepare(file, scenes.at(`${name}-made`), {})
      const { entry } = await readTrack(clip.mezzanineVideo, 'picture')
      return decoderOf(entry)!.toString('hex')
    }),
  )
  expect(new Set(sets).size).toBe(1)
})
