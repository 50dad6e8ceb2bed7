import { z } from 'zod'

/** The REST name of a field: `startMs` is `start_ms`. */
export const restName = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const operationName = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const documented = (rule: z.ZodType, by: z.ZodType): z.ZodType => {
  const meta = by.meta()
  return meta ? rule.meta(meta) : rule
}

/**
 * Renames the fields of all objects in a rule to their REST names; returns a rule without objects unchanged.
 */
export function restRule(rule: z.ZodType): z.ZodType {
  if (rule instanceof z.ZodObject) return documented(z.object(restFields(rule.shape)), rule)
  if (rule instanceof z.ZodOptional || rule instanceof z.ZodNullable) {
    const inner = rule.unwrap() as z.ZodType
    const renamed = restRule(inner)
    if (renamed === inner) return rule
    return documented(rule instanceof z.ZodOptional ? renamed.optional() : renamed.nullable(), rule)
  }
  if (rule instanceof z.ZodArray) {
    const renamed = restRule(rule.element as z.ZodType)
    return renamed === rule.element ? rule : documented(z.array(renamed), rule)
  }
  if (rule instanceof z.ZodPipe) {
    const renamed = restRule(rule.in as z.ZodType)
    // a transform is left to the operation, as OpenAPI cannot describe its result
    return renamed === rule.in && !(rule.out instanceof z.ZodTransform) ? rule : documented(renamed, rule)
  }
  return rule
}

/** Renames fields to their REST names. */
const restFields = (fields: z.ZodRawShape): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, rule]) => [restName(name), restRule(rule as z.ZodType)]),
  )

/** Renames the fields of a value from REST names to those of operations. */
export const operationValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(operationValue)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => [operationName(name), operationValue(of)]),
  )
}
