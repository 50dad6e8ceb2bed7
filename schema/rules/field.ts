import type * as z from './zod.js'

/** A field with its documentation, which GraphQL and OpenAPI show. */
export const field = <Type extends z.ZodType>(type: Type, description: string, example?: unknown): Type =>
  type.meta({ description, ...(example !== undefined && { examples: [example] }) }) as Type
