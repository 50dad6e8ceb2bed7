import { z } from 'zod'

/** How a script is put to the language model: its numbered passages, each a JSON string, and a JSON Schema. */
const PASSAGE = /^\[(\d+)\] (".*")$/
const SCHEMA = /^(\{"\$schema":.*\})$/m

const question = z.object({ prompt: z.string(), system_prompt: z.string().optional() })

/** The passages of a question for shots, strictly read; undefined where something else is asked. */
export function passagesAsked(input: unknown): string[] | undefined {
  const { prompt, system_prompt: task = '' } = question.parse(input)
  const schema = SCHEMA.exec(task)?.[1]
  if (!schema) return undefined
  const { additionalProperties } = JSON.parse(schema) as { additionalProperties?: boolean }
  if (additionalProperties !== false) throw new Error('The schema is not strict')
  const [numbered] = prompt.split('\n\nYour last answer')
  return numbered.split('\n').map((line, at) => {
    const [, number, text] = PASSAGE.exec(line) ?? []
    if (Number(number) !== at + 1) throw new Error(`This is not passage ${at + 1}: ${line}`)
    return JSON.parse(text) as string
  })
}

/** Shots of two passages each. */
export const shotsOfTwo = (passages: readonly string[]): string =>
  JSON.stringify({
    shots: Array.from({ length: Math.ceil(passages.length / 2) }, (_, at) => ({
      first: at * 2 + 1,
      last: Math.min(passages.length, at * 2 + 2),
      seconds: 4,
      camera: at === 0 ? 'wide' : null,
    })),
  })

/** Of an answer, as the provider tells it; in dollars. */
export const SCRIPT_COST = 0.0042

/** The texts that are to be translated; undefined where something else is asked. */
export function textsAsked(input: unknown): string[] | undefined {
  const { prompt } = question.parse(input)
  if (!prompt.startsWith('["')) return undefined
  return z.array(z.string()).parse(JSON.parse(prompt.split('\n\nYour last answer')[0]))
}

/** Each text in capital letters: no language, but another text. */
export const translationOf = (texts: readonly string[]): string =>
  JSON.stringify(texts.map((text) => text.toUpperCase()))
