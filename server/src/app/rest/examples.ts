import { z } from 'zod'

/** An example of a shape, built from the examples of its fields; undefined if a required one has none. */
export function exampleOf(type: z.ZodType): unknown {
  const { examples } = (type.meta() ?? {}) as { examples?: unknown[] }
  if (examples) return examples[0]
  if (type instanceof z.ZodObject) {
    const fields = Object.entries(type.shape as z.ZodRawShape).map(
      ([name, inner]) => [name, exampleOf(inner as z.ZodType)] as const,
    )
    return Object.fromEntries(fields.filter(([, example]) => example !== undefined))
  }
  if (type instanceof z.ZodArray) return [exampleOf(type.element as z.ZodType)]
  if (type instanceof z.ZodNullable || type instanceof z.ZodOptional)
    return exampleOf(type.unwrap() as z.ZodType)
  return undefined
}
