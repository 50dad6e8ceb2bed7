/** Covers specification V91. */
import { readFile } from 'node:fs/promises'
import type { Caption } from '#schema/captions/caption'
import { createFilm } from '../../create-film.js'
import { QUIET } from '../../ffmpeg-command.js'
import { output } from '../../program.js'
import { assemble } from '../assemble.js'
import { AAC, FASTSTART } from '../encoding.js'
import { readTrack } from '../mp4/track.js'
import type { Piece } from '../piece-reader.js'
import { COUNTING, lavfi, makeScenes, type Scenes } from '../scenes.fixture.js'
import { type CaptionTrack, textTrack } from './text-track.js'

let scenes: Scenes
let pieces: Piece[]
let sound: string
beforeAll(async () => {
  scenes = await makeScenes()
  const source = await scenes.make('counting.mp4', [...lavfi(COUNTING), '-t', '1.5'])
  const file = (await createFilm(scenes.tools).prepare(source, scenes.at('prepared'), {})).mezzanineVideo
  const picture = await readTrack(file, 'picture')
  pieces = [0, 1].map(() => ({ file, picture, from: 0, to: 36 }))
  sound = await scenes.make('sound.m4a', lavfi('sine=300:r=48000:d=3.1'), [...AAC, ...FASTSTART])
})
afterAll(() => scenes.clear())

const caption = (from: number, to: number, text: string, speaker: string | null = null): Caption => ({
  startMs: from,
  endMs: to,
  text,
  speaker,
})
let films = 0
const filmWith = async (captions?: CaptionTrack[]): Promise<string> => {
  const to = scenes.at(`film-${films++}.mp4`)
  await assemble({ pieces, rate: 24, sound, captions }, to)
  return to
}
const probed = async (file: string, ...args: string[]) =>
  JSON.parse(await output(scenes.tools.ffprobe, ['-v', 'error', '-of', 'json', ...args, file]))
/** As ffmpeg reads it, without the style that it adds. */
const asSrt = async (file: string, track = 0) => {
  const map = ['-map', `0:s:${track}`, '-f', 'srt', '-']
  const srt = await output(scenes.tools.ffmpeg, [...QUIET, '-i', file, ...map])
  return srt.replaceAll(/<\/?font[^>]*>|\r/g, '').trim()
}
const samplesOf = (file: string, kind: 'v' | 'a') =>
  output(scenes.tools.ffmpeg, [...QUIET, '-i', file, '-map', `0:${kind}`, '-c', 'copy', '-f', 'md5', '-'])

const ENGLISH: CaptionTrack = {
  language: 'eng',
  captions: [
    caption(500, 1_250, 'The keeper\nclimbs <b>up</b>.', 'Ida'),
    caption(1_250, 2_000, 'שלום 灯台 👩‍👩‍👧', 'Ida'),
  ],
}

test('players find the captions of a film, with their language and times', async () => {
  const film = await filmWith([ENGLISH, { language: 'deu', captions: [caption(0, 3_000, 'Ganz oben')] }])
  const { streams } = await probed(film, '-show_streams')
  const listed = streams.map((one: { codec_name: string; tags: { language: string } }) => [
    one.codec_name,
    one.tags.language,
  ])
  expect(listed).toEqual([
    ['h264', 'und'],
    ['aac', 'und'],
    ['mov_text', 'eng'],
    ['mov_text', 'deu'],
  ])
  const [first, second] = (await asSrt(film)).split('\n\n')
  expect(first).toContain('00:00:00,500 --> 00:00:01,250\nIda: The keeper\nclimbs')
  expect(second).toBe('2\n00:00:01,250 --> 00:00:02,000\nשלום 灯台 👩‍👩‍👧')
  expect(await asSrt(film, 1)).toContain('00:00:00,000 --> 00:00:03,000\nGanz oben')
  expect(await scenes.complaints(film)).toBe('')
})

test('picture and sound are those of a film without captions, which keeps its bytes', async () => {
  const [plain, none, film] = [await filmWith(), await filmWith([]), await filmWith([ENGLISH])]
  expect(await readFile(none)).toEqual(await readFile(plain))
  for (const kind of ['v', 'a'] as const)
    expect(await samplesOf(film, kind)).toBe(await samplesOf(plain, kind))
})

test('captions that overlap are shown together, and those after the end are left out', async () => {
  const captions = [caption(0, 2_000, 'one'), caption(1_000, 9_000, 'two'), caption(5_000, 6_000, 'three')]
  const film = await filmWith([{ language: 'und', captions }])
  const texts = (await asSrt(film))
    .trim()
    .split('\n\n')
    .map((one) => one.split('\n').slice(1).join('|'))
  expect(texts).toEqual([
    '00:00:00,000 --> 00:00:01,000|one',
    '00:00:01,000 --> 00:00:02,000|one|two',
    '00:00:02,000 --> 00:00:03,000|two',
  ])
})

test('thousands of captions that all overlap make a small track', () => {
  const captions = Array.from({ length: 2_000 }, (_, at) =>
    caption(at, 50_000 + at, '字'.repeat(500), `${at}`),
  )
  const { samples, starts } = textTrack(
    { language: 'jpn', captions },
    { seconds: 60, width: 1280, height: 720 },
  )
  expect(starts).toHaveLength(4_000)
  expect(Math.max(...samples.map(({ length }) => length))).toBeLessThanOrEqual(2 + 4_096)
})
