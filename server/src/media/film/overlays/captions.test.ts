/** Covers specification V107. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFilm } from '../../create-film.js'
import { QUIET } from '../../ffmpeg-command.js'
import type { ClipFiles, Film, FilmOptions } from '../../film.js'
import type { FilmOverlay } from '../../film-overlay.js'
import { widthOf } from '../../lettering/text-fit.js'
import { output } from '../../program.js'
import { layOutCaption } from './caption-layout.js'
import { lavfi, makeScenes, type Scenes } from '../scenes.fixture.js'

let scenes: Scenes
let film: Film
beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
})
afterAll(() => scenes.clear())

const GREY = 'color=0x808080'
const clipOf = async (name: string, source: string) =>
  film.prepare(await scenes.make(`${name}.mp4`, lavfi(source)), scenes.at(name), {})

let films = 0
const joined = (clips: ClipFiles[], overlays: FilmOverlay[], options: FilmOptions = {}) =>
  film.join(
    clips,
    clips.slice(1).map(() => ''),
    scenes.at(`film-${films++}`),
    { ...options, overlays: () => Promise.resolve(overlays) },
  )

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The box of the pixels of each frame that are not grey; undefined if there are none. */
async function lettersOf(file: string, size: string): Promise<(Box | undefined)[]> {
  const [width, height] = size.split('x').map(Number) as [number, number]
  const raw = join(scenes.at(''), 'frames.gray')
  await output(scenes.tools.ffmpeg, [...QUIET, '-y', '-i', file, '-pix_fmt', 'gray', '-f', 'rawvideo', raw])
  const all = await readFile(raw)
  return Array.from({ length: all.length / (width * height) }, (_, frame) => {
    const luma = all.subarray(frame * width * height, (frame + 1) * width * height)
    let box: Box | undefined
    for (let at = 0; at < luma.length; at++) {
      if (luma[at]! < 190) continue
      const [x, y] = [at % width, Math.floor(at / width)]
      box ??= { left: x, right: x, top: y, bottom: y }
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.bottom = y
    }
    return box
  })
}

const TEXTS: Record<string, string> = {
  Japanese: 'これは日本語の字幕です。とても長い文章なので、画面の幅に収まるように改行しなければなりません。',
  Chinese: '这是一个非常长的中文字幕句子，没有空格，所以必须在字符之间换行，否则会超出画面的边缘。',
  Korean: '등대지기는 양손에 등불을 들고 마지막 계단을 오르며 폭풍이 지나가기를 기다린다',
  Arabic: 'هذا نص عربي طويل للترجمة يجب أن يكون بنفس حجم الأحرف اللاتينية وأن ينكسر السطر',
  'a long word': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'an address': `https://example.com/${'path/'.repeat(30)}`,
  'capital letters': 'WWWWW MMMMM '.repeat(8),
}

describe.each(['320x180', '180x320'])('in a picture of %s', (size) => {
  const [width, height] = size.split('x').map(Number) as [number, number]
  let clip: ClipFiles
  beforeAll(async () => {
    clip = await clipOf(size, `${GREY}:s=${size}:r=24:d=${Object.keys(TEXTS).length / 2}`)
  })

  test('captions in any script are within the safe area, and as wide as they are measured', async () => {
    const { file, ...look } = await joined(
      [clip],
      Object.values(TEXTS).map((text, at) => ({ from: at * 12, to: at * 12 + 12, text })),
    )
    const boxes = await lettersOf(file, `${look.width}x${look.height}`)
    for (const [at, text] of Object.values(TEXTS).entries()) {
      const box = boxes[at * 12 + 6]!
      const side = width > height ? 0.1 : 0.12
      expect(box.left).toBeGreaterThanOrEqual(side * look.width - 2)
      expect(box.right).toBeLessThanOrEqual((1 - side) * look.width + 2)
      expect(box.bottom).toBeLessThanOrEqual(look.height * (width > height ? 0.94 : 0.8) + 1)
      const { size: letters, lines } = layOutCaption(text, look)
      const widest = Math.max(
        ...lines.map(({ runs }) => widthOf(runs.map((run) => run.text).join(''), 'bold') * letters),
      )
      expect((box.right - box.left) / widest).toBeGreaterThan(0.93)
      expect((box.right - box.left) / widest).toBeLessThan(1.01)
    }
  })
})

test.each([24, 25, 50] as const)('at %s fps, captions are in exactly their frames', async (rate) => {
  const clips = [
    await clipOf(`one-${rate}`, `${GREY}:s=160x90:r=${rate}:d=2`),
    await clipOf(`other-${rate}`, `${GREY}:s=160x90:r=${rate}:d=2`),
  ]
  const wanted = Array.from({ length: 12 }, (_, at) => ({ from: 3 + at * 7, to: 3 + at * 7 + 1 + (at % 4) }))
  const { file, ...look } = await joined(
    clips,
    wanted.map((range) => ({ ...range, text: 'A' })),
    { frameRate: rate },
  )
  const boxes = await lettersOf(file, `${look.width}x${look.height}`)
  expect(boxes.flatMap((box, frame) => (box ? [frame] : []))).toEqual(
    wanted.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
})

test('letters have the same size in all scripts', async () => {
  const clip = await clipOf('sizes', `${GREY}:s=640x360:r=24:d=2`)
  const texts = ['lll', 'االا', 'ווו', '田田']
  const { file, ...look } = await joined(
    [clip],
    texts.map((text, at) => ({ from: at * 12, to: at * 12 + 6, text })),
  )
  const boxes = await lettersOf(file, `${look.width}x${look.height}`)
  const heights = texts.map((_, at) => boxes[at * 12 + 3]!.bottom - boxes[at * 12 + 3]!.top)
  expect(Math.min(...heights) / Math.max(...heights)).toBeGreaterThan(0.6)
})

test('a film may have thousands of captions that all overlap', async () => {
  const clip = await clipOf('crowded', `${GREY}:s=160x90:r=24:d=2`)
  const captions = Array.from({ length: 2_000 }, (_, at) => ({
    from: at % 24,
    to: 25 + (at % 23),
    text: `字${'x'.repeat(499)}`,
  }))
  const { frames } = await joined([clip], captions)
  expect(frames).toBe(48)
})
