import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/**
 * The inputs of the provider's models as its client types them, read from the declarations that it ships: an
 * object for each, with a line for each field, of literals, primitives, lists and other types by name.
 */
const client = createRequire(import.meta.url).resolve('@fal-ai/client')

let declarations: string | undefined
const text = () => (declarations ??= readFileSync(join(dirname(client), 'types/endpoints.d.ts'), 'utf8'))

/** What stands after `from` up to `end`; undefined where `from` is not there. */
function between(from: string, end: string): string | undefined {
  const at = text().indexOf(from)
  return at < 0 ? undefined : text().slice(at + from.length, text().indexOf(end, at))
}

/** The strict rule for a type of this name. */
function typeNamed(name: string): z.ZodType {
  const declared = between(`\nexport type ${name} = `, ';\n')
  if (declared === undefined) throw new Error(`The client has no type ${name}`)
  if (!declared.startsWith('{')) return typeOf(declared)
  const fields = between(`\nexport type ${name} = {`, '\n};')!
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .matchAll(/^ {4}"?(\w+)"?(\??): (.+);$/gm)
  return z.strictObject(
    Object.fromEntries(
      [...fields].map(([, field, optional, type]) => [
        field,
        optional ? fieldOf(field, type).optional() : fieldOf(field, type),
      ]),
    ),
  )
}

const PRIMITIVES: Record<string, () => z.ZodType> = {
  string: () => z.string(),
  number: () => z.number(),
  boolean: () => z.boolean(),
}
/** Sent as addresses, never as they are. */
const FILES = ['Blob', 'File']

function typeOf(type: string): z.ZodType {
  const list = /^Array<(.+)>$/.exec(type)
  if (list) return z.array(typeOf(list[1]))
  const choices = type.split(' | ').filter((choice) => !FILES.includes(choice))
  const literals = choices.filter((choice) => choice.startsWith('"'))
  const rest = choices
    .filter((choice) => !literals.includes(choice))
    .map((choice) => PRIMITIVES[choice]?.() ?? typeNamed(choice))
  return z.union([...rest, ...literals.map((literal) => z.literal(JSON.parse(literal) as string))])
}

const address = z.url({ protocol: /^https?$/ })

/** What every model demands beyond its types: words, and addresses that can be fetched. */
function fieldOf(name: string, type: string): z.ZodType {
  if (name === 'prompt') return z.string().min(1)
  if (name.endsWith('_url') && type.includes('string')) return address
  if (name.endsWith('_urls') && type.includes('string')) return z.array(address).min(1)
  return typeOf(type)
}

const known = new Map<string, z.ZodType | undefined>()

/** What this endpoint takes; undefined where the client knows no such endpoint. */
export function inputOf(endpoint: string): z.ZodType | undefined {
  if (!known.has(endpoint)) {
    const type = between(`\n    "${endpoint}": {\n        input: `, ';')
    known.set(endpoint, type === undefined ? undefined : typeNamed(type))
  }
  return known.get(endpoint)
}
