import { z } from 'zod'
import type { SpokenWord } from '#schema/limits'

const file = z.object({ url: z.string().max(2000) })

/** The response of a sound model: one file, or several variations. */
export const soundResponse = z.object({
  audio: z.union([file.transform((one) => [one]), z.array(file).min(1)]),
  seed: z.number().nullish(),
  timestamps: z.unknown().optional(),
})

const seconds = z.number().min(0)
const words = z.array(z.object({ text: z.string(), start: seconds, end: seconds }))
const characters = z.array(
  z.object({
    characters: z.array(z.string()),
    character_start_times_seconds: z.array(seconds),
    character_end_times_seconds: z.array(seconds),
  }),
)

/** Times of spoken words, from times of words or of characters; undefined for an unknown format. */
export function timingsIn(timestamps: unknown): SpokenWord[] | undefined {
  const byWord = words.safeParse(timestamps)
  if (byWord.success)
    return byWord.data.map(({ text: word, start, end }) => ({ word, startSeconds: start, endSeconds: end }))
  const byCharacter = characters.safeParse(timestamps)
  if (!byCharacter.success) return undefined
  return byCharacter.data.flatMap((part) => {
    const { character_start_times_seconds: starts, character_end_times_seconds: ends } = part
    const isWhole = [starts, ends].every(({ length }) => length === part.characters.length)
    return isWhole ? wordsOf(part.characters, starts, ends) : []
  })
}

function wordsOf(
  letters: readonly string[],
  starts: readonly number[],
  ends: readonly number[],
): SpokenWord[] {
  const spoken: SpokenWord[] = []
  let isInWord = false
  for (const [at, letter] of letters.entries()) {
    if (!letter.trim()) isInWord = false
    else if (isInWord) {
      const word = spoken.at(-1)!
      word.word += letter
      word.endSeconds = ends[at]
    } else {
      spoken.push({ word: letter, startSeconds: starts[at], endSeconds: ends[at] })
      isInWord = true
    }
  }
  return spoken
}
