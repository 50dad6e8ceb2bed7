import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * The inputs of the provider's models as declared by its client. `endpoints.json` has the type of each field, made of
 * literals, primitives, lists and objects. Names that end in `?` are optional; ` = ` precedes a default.
 */
interface Declared {
  input: Record<string, string>
  output: Record<string, string>
}

const file = new URL('./endpoints.json', import.meta.url)
const { endpoints } = JSON.parse(readFileSync(file, 'utf8')) as { endpoints: Record<string, Declared> }

export const DECLARED_ENDPOINTS = Object.keys(endpoints)
export const declaredOutput = (endpoint: string): Record<string, string> | undefined =>
  endpoints[endpoint]?.output

const address = z.url({ protocol: /^https?$/ })
const PRIMITIVES: Record<string, z.ZodType> = {
  string: z.string(),
  number: z.number(),
  boolean: z.boolean(),
  url: address,
  unknown: z.unknown(),
  void: z.unknown(),
}
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|\w+|\[\]|[{}()|:?,=])/gy

/** Reads a type from its tokens, first to last. */
class TypeReader {
  private at = 0
  private readonly tokens: string[]

  constructor(text: string) {
    this.tokens = [...text.matchAll(TOKEN)].map(([, token]) => token)
  }

  read(): z.ZodType {
    const choices = [this.one()]
    while (this.tokens[this.at] === '|') {
      this.at++
      choices.push(this.one())
    }
    return choices.length === 1 ? choices[0] : z.union(choices)
  }

  private one(): z.ZodType {
    const token = this.tokens[this.at++]
    if (token === '(') {
      const item = this.read()
      this.at += 2 // ) and []
      return z.array(item)
    }
    if (token === '{') return this.object()
    if (/^["\d-]/.test(token)) return z.literal(JSON.parse(token) as string | number)
    const type = PRIMITIVES[token]
    if (!type) throw new Error(`${token} is no declared type`)
    return type
  }

  private object(): z.ZodType {
    const fields: Record<string, z.ZodType> = {}
    while (this.tokens[this.at] !== '}') {
      const name = this.tokens[this.at++]
      const isOptional = this.tokens[this.at] === '?'
      this.at += isOptional ? 2 : 1
      const type = this.read()
      fields[name] = isOptional ? type.optional() : type
      if (this.tokens[this.at] === '=') this.at += 2
      if (this.tokens[this.at] === ',') this.at++
    }
    this.at++
    return z.strictObject(fields)
  }
}

/** Requirements of every model beyond types: non-empty text, and URLs that can be fetched. */
function fieldOf(name: string, type: string): z.ZodType {
  if (name === 'prompt' && type.startsWith('string')) return z.string().min(1)
  if (name.endsWith('_urls') && type.startsWith('(string)')) return z.array(address).min(1)
  return new TypeReader(type).read()
}

const known = new Map<string, z.ZodObject | undefined>()

/** The strict input of this endpoint; undefined if the provider declares no such endpoint. */
export function declaredInput(endpoint: string): z.ZodObject | undefined {
  const fields = endpoints[endpoint]?.input
  if (fields && !known.has(endpoint))
    known.set(
      endpoint,
      z.strictObject(
        Object.fromEntries(
          Object.entries(fields).map(([named, type]) => {
            const name = named.replace(/\?$/, '')
            const rule = fieldOf(name, type)
            return [name, named.endsWith('?') ? rule.optional() : rule]
          }),
        ),
      ),
    )
  return known.get(endpoint)
}
