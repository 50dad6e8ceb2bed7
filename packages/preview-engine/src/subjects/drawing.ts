import { disc } from '../base/svg.js'
import { columnsOf, fieldsOf } from '../base/table.js'
import type { Part, SubjectRow, Tone } from './row.js'

/** `O1,2 3,4` in path data is a disc at (1, 2) with radii 3 and 4. */
const withDiscs = (data: string): string =>
  data.replace(/O(-?[\d.]+),(-?[\d.]+) ([\d.]+)(?:,([\d.]+))?/g, (_, x, y, rx, ry) =>
    disc(Number(x), Number(y), Number(rx), Number(ry ?? rx)),
  )

/**
 * Parses a part from a line: tone, stroke width (`w2`), opacity (`o0.5`), path data; or `glow`, tone, x, y and
 * radius, power, width.
 */
const partOf = (line: string): Part => {
  const [first, ...rest] = line.trim().split(' ')
  if (first === 'glow') {
    const [tone, at, power, wide] = rest
    const [x, y, r] = at.split(',').map(Number)
    return { glow: [x, y, r], tone: tone as Tone, power: Number(power), ...(wide && { wide: Number(wide) }) }
  }
  const part = { tone: first as Tone } as { d: string; tone: Tone; width?: number; opacity?: number }
  while (/^[wo][\d.]/.test(rest[0])) {
    const [key, value] = [rest[0][0], Number(rest.shift()!.slice(1))]
    if (key === 'w') part.width = value
    else part.opacity = value
  }
  return { ...part, d: withDiscs(rest.join(' ')) }
}

/** Parses parts, one per line. */
export const art = (text: string): Part[] =>
  text
    .trim()
    .split('\n')
    .map((line) => partOf(line))

/** Parses name, words and fields of a subject: `whale; whale orca; place=deep size=1.4`. */
export const headOf = (text: string): Omit<SubjectRow, 'poses'> => {
  const [[name, words, fields = '']] = columnsOf(text)
  return { name, words, ...fieldsOf(fields) } as Omit<SubjectRow, 'poses'>
}

/**
 * Parses subjects: a line with name, words and fields, then the indented parts. `pose` starts the next pose.
 * `defaults` are fields of all subjects.
 */
export const drawingsOf = (text: string, defaults: Partial<SubjectRow> = {}): SubjectRow[] =>
  text
    .trim()
    .split(/\n {2}(?=\S)/)
    .map((block) => {
      const [head, ...lines] = block.split('\n')
      return {
        ...defaults,
        ...headOf(head),
        poses: lines
          .join('\n')
          .split(/\n {4}pose\n/)
          .map(art),
      } as SubjectRow
    })

/** Single-pose drawings by name. */
export const partsByName = (text: string): Readonly<Record<string, readonly Part[]>> =>
  Object.fromEntries(drawingsOf(text).map(({ name, poses }) => [name, poses[0]]))
