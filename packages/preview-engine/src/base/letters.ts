import { line, round } from './svg.js'

/** Letters as strokes, 60 by 100 units; other widths come first. */
const STROKES: Readonly<Record<string, string>> = {
  A: '64 M0,100L32,0L64,100M12,66H52',
  B: 'M0,0V100M0,0H30a23,23 0 0 1 0,46H0M30,46a27,27 0 0 1 0,54H0',
  C: 'M58,20A34,50 0 1 0 58,80',
  D: 'M0,0V100H22A38,50 0 0 0 22,0Z',
  E: '48 M48,0H0V100H48M0,48H40',
  F: '46 M46,0H0V100M0,48H38',
  G: '64 M60,20A36,50 0 1 0 62,62V54H38',
  H: 'M0,0V100M60,0V100M0,48H60',
  I: '4 M2,0V100',
  J: '44 M44,0V70A22,28 0 0 1 0,72',
  K: '56 M0,0V100M54,0L0,58M20,40L56,100',
  L: '44 M0,0V100H44',
  M: '76 M0,100V0L38,66L76,0V100',
  N: '62 M0,100V0L62,100V0',
  O: '72 M36,0A36,50 0 1 1 36,100A36,50 0 1 1 36,0Z',
  P: '54 M0,100V0H28a26,27 0 0 1 0,54H0',
  Q: '72 M36,0A36,50 0 1 1 36,100A36,50 0 1 1 36,0ZM46,74L72,104',
  R: '56 M0,100V0H28a26,26 0 0 1 0,52H0M26,52L56,100',
  S: '52 M50,16C40,-6 4,-4 4,24C4,54 50,42 50,74C50,106 8,104 0,82',
  T: '56 M0,0H56M28,0V100',
  U: '60 M0,0V66A30,34 0 0 0 60,66V0',
  V: '62 M0,0L31,100L62,0',
  W: '92 M0,0L23,100L46,16L69,100L92,0',
  X: '58 M0,0L58,100M58,0L0,100',
  Y: '58 M0,0L29,50L58,0M29,50V100',
  Z: '54 M2,0H54L0,100H54',
  0: '58 M29,0A29,50 0 1 1 29,100A29,50 0 1 1 29,0Z',
  1: '26 M0,18L26,0V100',
  2: '52 M2,24A25,25 0 1 1 46,44L0,100H52',
  3: '50 M2,12A25,24 0 1 1 22,47A26,27 0 1 1 0,84',
  4: '58 M44,100V0L0,68H58',
  5: '52 M46,0H8L4,44C40,30 52,52 50,70C48,104 10,106 0,84',
  6: '54 M44,0L6,56A26,28 0 1 0 10,52',
  7: '50 M0,0H50L16,100',
  8: '52 M26,0A22,23 0 1 1 26,46A26,27 0 1 1 26,100A26,27 0 1 1 26,46A22,23 0 1 1 26,0Z',
  9: '54 M10,100L48,44A26,28 0 1 0 44,48',
  '!': '4 M2,0V66M2,94V98',
  '?': '46 M2,22A22,22 0 1 1 36,42C24,50 23,56 23,68M23,94V98',
  '.': '4 M2,96V98',
  ',': '6 M4,94L0,112',
  '-': '34 M0,52H34',
  '–': '44 M0,52H44',
  ':': '4 M2,36V38M2,94V96',
  "'": '4 M2,0V18',
  '’': '4 M2,0V18',
  '&': '66 M64,100L14,30A16,17 0 1 1 40,26C34,48 2,48 2,74C2,108 52,108 60,56',
  '%': '70 M12,2A12,16 0 1 1 12,34A12,16 0 1 1 12,2ZM62,0L8,100M58,66A12,16 0 1 1 58,98A12,16 0 1 1 58,66Z',
  '+': '44 M0,52H44M22,30V74',
  '/': '36 M36,0L0,100',
  '#': '60 M18,0L8,100M50,0L40,100M2,34H60M0,66H58',
  $: '52 M50,16C40,-6 4,-4 4,24C4,54 50,42 50,74C50,106 8,104 0,82M26,-12V112',
  '@': '72 M36,0A36,50 0 1 1 36,100A36,50 0 1 1 36,0Z',
  '*': '40 M20,10V50M2,20L38,40M38,20L2,40',
}
const GAP = 24
const SPACE = 40
const glyph = (letter: string): readonly [width: number, data: string] | undefined => {
  const found = STROKES[letter]
  if (!found) return undefined
  const own = /^(\d+) /.exec(found)
  return [own ? Number(own[1]) : 60, own ? found.slice(own[0].length) : found]
}
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter === ' ' ? SPACE : (glyph(letter)?.[0] ?? -GAP) + GAP), -GAP)

/** Splits a text into at most four lines of similar length. */
const wrapped = (text: string, perLine: number): string[] => {
  const words = text.split(' ')
  const count = Math.min(words.length, Math.max(1, Math.min(4, Math.ceil(text.length / perLine))))
  const aim = text.length / count
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || (last.length + word.length / 2 > aim && lines.length < count)) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/** A letter as a stroke, with the position of its upper left corner. */
interface Stroke {
  d: string
  x: number
  y: number
}

/** The letters of a text, 100 units high, in lines centred at (0, 0), and the size of all lines. */
export const strokesOf = (
  text: string,
  perLine: number,
): { strokes: Stroke[]; width: number; height: number } => {
  const lines = wrapped(text, perLine)
  const strokes = lines.flatMap((one, n) => {
    let pen = -widthOf(one) / 2
    const y = (n - lines.length / 2) * 150 + 25
    return [...one].flatMap((letter) => {
      const x = pen
      const found = glyph(letter)
      if (letter === ' ') pen += SPACE
      else if (found) pen += found[0] + GAP
      return found ? [{ d: found[1], x, y }] : []
    })
  })
  return { strokes, width: Math.max(...lines.map(widthOf)), height: lines.length * 150 }
}

/** Draws a text in large letters, centred at (x, y) within a box. */
export const letters = (
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string => {
  const all = strokesOf(text, width > height ? 16 : 9)
  const scale = Math.min(width / all.width, height / all.height, height / 190)
  const out = all.strokes.map(
    (one) => `<g transform="translate(${round(one.x)} ${round(one.y)})">${line(one.d, colour, 13)}</g>`,
  )
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(3)})">${out.join('')}</g>`
}
