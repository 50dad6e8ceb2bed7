import type { z } from 'zod'
import type { ModelDefaults, VideoModel } from '#schema/limits'
import type { Model } from '#schema/models/model'
import { samplesOf } from './samples.js'

/**
 * The first input of a row that its endpoint’s schema rejects, or null. A row without a schema names an endpoint that the
 * provider does not declare.
 */
export function rowFault(model: Model, rule: z.ZodType | undefined): string | null {
  if (model.retirement) return null
  if (!rule) return 'the provider declares no such endpoint'
  for (const sample of samplesOf(model)) {
    const [issue] = rule.safeParse(sample).error?.issues ?? []
    if (issue) return `${issue.path.join('.') || 'input'}: ${issue.message}`
  }
  return null
}

/** Invalid default models: unknown, retired or superseded. */
export const defaultFaults = (defaults: ModelDefaults, models: readonly VideoModel[]): string[] =>
  Object.entries(defaults).flatMap(([kind, id]: [string, string | null]) => {
    if (id === null) return []
    const model = models.find((each) => each.id === id)
    if (!model) return [`the default for ${kind} is unknown: ${id}`]
    if (model.retirement) return [`the default for ${kind} is retired: ${id}`]
    return model.supersededBy ? [`the default for ${kind} is superseded: ${id}`] : []
  })
