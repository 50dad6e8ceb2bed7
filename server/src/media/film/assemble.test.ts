import { open, readFile } from 'node:fs/promises'
import { createFilm } from '../create-film.js'
import { QUIET } from '../ffmpeg-command.js'
import { output } from '../program.js'
import { assemble, PiecesDiffer } from './assemble.js'
import { AAC, FASTSTART, h264, PIECE_QUALITY } from './encoding.js'
import type { Track } from './mp4/track.js'
import { readTrack, readTracks } from './mp4/track.js'
import type { Piece } from './piece-reader.js'
import { COUNTING, frameNumber, lavfi, makeScenes } from './scenes.fixture.js'
import type { Scenes } from './scenes.fixture.js'

let scenes: Scenes
let file: string
let sound: string
let picture: Track

beforeAll(async () => {
  scenes = await makeScenes()
  const source = await scenes.make('counting.mp4', [...lavfi(COUNTING), '-t', '1.5'])
  file = (await createFilm(scenes.tools).prepare(source, scenes.at('prepared'), {})).mezzanineVideo
  picture = await readTrack(file, 'picture')
  sound = await scenes.make('sound.m4a', lavfi('sine=300:r=48000:d=3'), [...AAC, ...FASTSTART])
})
afterAll(() => scenes.clear())

const piece = (from: number, to: number): Piece => ({ file, picture, from, to })

test('pieces are joined frame by frame, in any order, and the index comes before the pictures', async () => {
  const to = scenes.at('film.mp4')
  const { frames, bytes } = await assemble(
    { pieces: [piece(24, 36), piece(0, 12), piece(6, 30)], rate: 24, sound },
    to,
  )
  expect(frames).toBe(48)
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
  expect((await scenes.brightness(to)).map(frameNumber)).toEqual([
    ...numbers(24, 36),
    ...numbers(0, 12),
    ...numbers(6, 30),
  ])
  expect(await scenes.complaints(to)).toBe('')
  const whole = await readFile(to)
  expect(whole).toHaveLength(bytes)
  expect(whole.indexOf('moov')).toBeLessThan(whole.indexOf('mdat'))
  const [seen, heard] = await readTracks(to)
  expect(seen.samples.count).toBe(48)
  expect(heard).toMatchObject({ kind: 'sound', timescale: 48_000, start: 1024 })
})

test('pieces that need encoding again are refused', async () => {
  const refused = (pieces: Piece[], why: RegExp) =>
    expect(assemble({ pieces, rate: 24, sound }, scenes.at('refused.mp4'))).rejects.toThrow(why)
  await refused([piece(0, 14)], /do not follow each other/)
  await refused([piece(5, 12)], /does not begin with an IDR frame/)
  await refused([piece(0, 48)], /has none from 0 to 48/)
  await refused([piece(12, 12)], /has none from 12 to 12/)
  const other = async (name: string, size: string, args: string[]): Promise<Piece> => {
    const made = await scenes.make(name, lavfi(`color=gray:s=${size}:r=24:d=0.5`), args)
    return { file: made, picture: await readTrack(made, 'picture'), from: 0, to: 12 }
  }
  await refused(
    [piece(0, 12), await other('baseline.mp4', '1280x720', ['-c:v', 'libx264', '-profile:v', 'baseline'])],
    /different parameters/,
  )
  await refused(
    [piece(0, 12), await other('small.mp4', '720x720', h264(PIECE_QUALITY, 24))],
    /different parameters|differ in size/,
  )
  await refused([piece(0, 36), piece(0, 36), piece(0, 24)], /shorter than its picture/)
  await expect(
    assemble({ pieces: [piece(0, 14)], rate: 24, sound }, scenes.at('refused.mp4')),
  ).rejects.toBeInstanceOf(PiecesDiffer)
})

test('a truncated or foreign file is not read as a film', async () => {
  const cut = scenes.at('cut.mp4')
  const handle = await open(cut, 'w')
  await handle.write((await readFile(file)).subarray(0, 400))
  await handle.close()
  await expect(readTracks(cut)).rejects.toThrow('cut short')
  await output(scenes.tools.ffmpeg, [...QUIET, ...lavfi('sine=300:d=0.1'), scenes.at('sound.wav')])
  await expect(readTracks(scenes.at('sound.wav'))).rejects.toThrow('no moov')
  await expect(readTrack(file, 'sound')).rejects.toThrow('no sound')
})
