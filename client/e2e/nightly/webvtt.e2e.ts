/** Covers specification V91. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { CaptionFileError, tidyText } from '../../../schema/captions/caption-file.js'
import { readVtt } from '../../../schema/captions/read-vtt.js'
import { openBrowser } from '../person.js'

const FILES = 60
const SEED = 39

let browser: Browser
let page: Page
before(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
  await page.setContent('<video></video>')
})
after(() => browser.close())

/** Pseudorandom numbers below a limit. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below
}

const HEADERS = [
  'WEBVTT',
  '\uFEFFWEBVTT',
  'WEBVTT - A film',
  'WEBVTT\tx',
  'WEBVTT\nKind: captions',
  'WEBVTT\nX-A: 1\nY',
]
const ENDS = ['\n', '\r\n', '\r']
const TIMES = [
  '00:01.000 --> 00:02.000',
  '00:00:03.000 --> 00:00:04.500',
  '00:02.000-->00:03.000',
  '\t00:02.000\t-->\t00:03.000 \t',
  '100:00:01.000 --> 100:00:02.000',
  '1:00:01.000 --> 1:00:02.000',
  '00:01.000 --> 00:02.000 align:start line:0 position:10% size:50%',
  '00:01.000 --> 00:02.000 region:a vertical:rl',
  '00:01.000 --> 00:02.000align:start',
  '00:01,000 --> 00:02,000',
  '00:61.000 --> 00:62.000',
  '0:01.000 --> 0:02.000',
  '00:01.00 --> 00:02.00',
  '00:01.0000 --> 00:02.0000',
  '00:01.000 -> 00:02.000',
  '00:01.000 --> ',
  '--> 00:02.000',
  '-00:01.000 --> 00:02.000',
  '00:05.000 --> 00:04.000',
]
const LINES = [
  'Who is there?',
  ' \t ',
  '  indented  ',
  '<v Ann>Nobody.',
  '<v.loud.far Captain Berg>Hold on!</v>',
  '<i>far <b>away</b></i>',
  '<c.red.big>red</c> <lang en-GB>colour</lang>',
  '<ruby>漢<rt>kan</rt></ruby>',
  '<00:01.500>later <00:01.700>still',
  '<unknown x="1">kept</unknown>',
  '5 < 6 and 7 > 6',
  'a <b',
  '<>empty</>',
  '</i>closed',
  '&amp; &lt;i&gt; &nbsp;&lrm;&rlm;.',
  '&eacute;&notit;&copy &hearts; &NotEqualTilde;',
  '&#233;&#xe9;&#x1F600; &#0; &#x110000; &#128;',
  '&unknown; & &; &#; &#x;',
  'שלום <i>עולם</i>',
  '日本語 👩‍👩‍👧',
  'NOTE not a note',
  '1',
]
const APART = [
  'NOTE one line',
  'NOTE\nmore lines\nof it',
  'STYLE\n::cue { color: red }',
  'REGION\nid:a\nwidth:40%',
  'no times here',
  'STYLE x',
  'NOTE\n00:01.000 --> 00:02.000\nin a note',
]

function fileOf(random: (below: number) => number): string {
  const pick = (from: readonly string[]) => from[random(from.length)]!
  const blocks = Array.from({ length: 2 + random(7) }, () => {
    if (random(4) === 0) return pick(APART)
    const id = random(3) === 0 ? [pick(['1', 'opening', 'a b c', 'NOTE'])] : []
    const text = Array.from({ length: random(4) }, () => pick(LINES))
    return [...id, pick(TIMES), ...text].join('\n')
  })
  const gaps = blocks.map((block) => block + '\n'.repeat(random(6) === 0 ? 1 : 2 + random(2)))
  const file = `${pick(HEADERS)}${random(8) === 0 ? '\n' : '\n\n'}${gaps.join('')}`
  return file.replaceAll('\n', pick(ENDS))
}

interface Cue {
  from: number
  to: number
  text: string
}

/** Cues of a file as parsed by the browser. */
const cuesInBrowser = (file: string): Promise<Cue[] | null> =>
  page.evaluate(async (content) => {
    const video = document.querySelector('video')!
    const track = document.createElement('track')
    const loaded = new Promise<boolean>((resolve) => {
      track.addEventListener('load', () => resolve(true))
      track.addEventListener('error', () => resolve(false))
    })
    track.src = URL.createObjectURL(new Blob([content], { type: 'text/vtt' }))
    track.track.mode = 'hidden'
    video.append(track)
    const isRead = await loaded
    const cues = [...(track.track.cues ?? [])] as VTTCue[]
    const read = cues.map((cue) => ({
      from: Math.round(cue.startTime * 1_000),
      to: Math.round(cue.endTime * 1_000),
      text: cue.getCueAsHTML().textContent ?? '',
    }))
    track.remove()
    return isRead ? read : null
  }, file)

/** Cues that a film can show. */
const shown = (cues: readonly Cue[]): Cue[] =>
  cues
    .map((cue) => ({ ...cue, text: tidyText(cue.text) }))
    .filter(({ from, to, text }) => text && to > from && to <= 86_400_000)
    .toSorted((one, other) => one.from - other.from || one.to - other.to)

function cuesHere(file: string): Cue[] {
  try {
    return readVtt(file).captions.map(({ startMs, endMs, text }) => ({ from: startMs, to: endMs, text }))
  } catch (error) {
    if (error instanceof CaptionFileError) return []
    throw error
  }
}

test(`${FILES} files of WebVTT are parsed like in the browser`, async () => {
  const random = randomOf(SEED)
  let compared = 0
  for (let at = 0; at < FILES; at += 1) {
    const file = fileOf(random)
    const expected = shown((await cuesInBrowser(file)) ?? [])
    assert.deepEqual(cuesHere(file), expected, `file ${at}:\n${JSON.stringify(file)}`)
    compared += expected.length
  }
  assert.ok(compared > FILES, `${compared} captions were compared`)
})
