import { z } from 'zod'

/** A line of a script prompt: a numbered passage as a JSON string. The prompt also has a JSON Schema. */
const PASSAGE = /^\[(\d+)\] (".*")$/
const SCHEMA = /^(\{"\$schema":.*\})$/m

const question = z.object({ prompt: z.string(), system_prompt: z.string().optional() })

/** The passages of a request for shots, strictly parsed; undefined for other requests. */
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

/** Cost of a response in dollars, as reported by the provider. */
export const SCRIPT_COST = 0.0042

/** The texts to translate; undefined for other requests. */
export function textsAsked(input: unknown): string[] | undefined {
  const { prompt } = question.parse(input)
  if (!prompt.startsWith('["')) return undefined
  return z.array(z.string()).parse(JSON.parse(prompt.split('\n\nYour last answer')[0]))
}

/** The texts in upper case, as a stand-in for a translation. */
export const translationOf = (texts: readonly string[]): string =>
  JSON.stringify(texts.map((text) => text.toUpperCase()))
