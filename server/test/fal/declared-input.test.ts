import { z } from 'zod'
import { DECLARED_ENDPOINTS, declaredInput } from './declared-input.js'
import { detailOf } from './models.js'

interface Schema {
  type?: string
  const?: unknown
  anyOf?: Schema[]
  format?: string
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

/** The smallest value of a schema. */
function exampleOf({
  type,
  const: literal,
  anyOf,
  format,
  items,
  properties = {},
  required = [],
}: Schema): unknown {
  if (literal !== undefined) return literal
  if (anyOf) return exampleOf(anyOf[0])
  if (type === 'array') return [exampleOf(items!)]
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name])]))
  if (type === 'string') return format === 'uri' ? 'https://v3.fal.media/a.png' : 'x'
  return type === 'boolean' ? true : 1
}

test.each(DECLARED_ENDPOINTS)('%s takes its declared input, and nothing else', (endpoint) => {
  const rule = declaredInput(endpoint)!
  const schema = z.toJSONSchema(rule) as Schema
  const { required = [], properties = {} } = schema
  const example = exampleOf(schema) as Record<string, unknown>
  const whole = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, exampleOf(field)]),
  )
  for (const accepted of [example, whole])
    expect([accepted, rule.safeParse(accepted).error]).toEqual([accepted, undefined])
  const refused = (input: object) => {
    const { error } = rule.safeParse(input)
    return error && detailOf(error).detail.map(({ loc }) => loc)
  }
  expect(refused({ ...example, nobody_knows: 1 })).toEqual([['body']])
  for (const name of required) {
    const { [name]: _, ...rest } = example
    expect(refused(rest)).toEqual([['body', name]])
  }
  const typed = Object.keys(properties).filter((name) => properties[name].type || properties[name].anyOf)
  for (const name of typed)
    expect(refused({ ...example, [name]: { of: 'another type' } })![0]).toEqual(
      expect.arrayContaining(['body', name]),
    )
})

test('a number that is sent as text is refused, and text as a number', () => {
  const accepts = (endpoint: string, input: object) => declaredInput(endpoint)!.safeParse(input).success
  const ltx = (duration: unknown) => accepts('fal-ai/ltx-2.3/text-to-video', { prompt: 'x', duration })
  const kling = (duration: unknown) =>
    accepts('fal-ai/kling-video/o3/pro/text-to-video', { prompt: 'x', duration })
  expect([ltx(6), ltx('6'), ltx(7), kling('5'), kling(5), kling('2')]).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ])
})
