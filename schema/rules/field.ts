import type * as z from './zod.js'

/** Adds documentation to a field, for GraphQL and OpenAPI. */
export const field = <Type extends z.ZodType>(type: Type, description: string, example?: unknown): Type =>
  type.meta({ description, ...(example !== undefined && { examples: [example] }) }) as Type
