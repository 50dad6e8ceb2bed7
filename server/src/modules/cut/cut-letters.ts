import type { EntityManager } from '@mikro-orm/postgresql'
import type { Refused } from '#schema/cut/apply'
import type { CutDocument } from '#schema/cut/document'
import { byId } from '#schema/cut/fields'
import { type CutOperation, partsOf } from '#schema/cut/operations'
import type { Viewer } from '#platform/auth/viewer'
import type { Issue } from '#platform/errors/failure'
import { cardIssues } from './cards/stored-cards.js'
import { fontError } from './font-error.js'

/**
 * Issues of a changed cut that only the server can check: characters without a font, text that does not fit, images that
 * the viewer cannot use.
 */
export async function lettersRefused(
  em: EntityManager,
  viewer: Viewer,
  {
    before,
    after,
    operations,
  }: { before: CutDocument; after: CutDocument; operations: readonly CutOperation[] },
): Promise<Refused[]> {
  const placeOf = (id: string) =>
    operations.findLastIndex((operation) => (partsOf(operation).input as { id?: string }).id === id)
  const refused: Refused[] = []
  const add = (id: string, issues: Issue[]) => {
    if (issues.length)
      refused.push({ at: Math.max(0, placeOf(id)), refusal: { code: 'BAD_USER_INPUT', issues } })
  }
  const [cards, lowerThirds] = [byId(before.cards), byId(before.lowerThirds)]
  for (const card of after.cards) {
    const known = cards.get(card.id)
    const isNew = placeOf(card.id) >= 0 && !('restoreCard' in operations[placeOf(card.id)]!)
    if (known !== card && isNew) add(card.id, await cardIssues(em, viewer, card, known))
  }
  for (const row of after.lowerThirds) {
    const known = lowerThirds.get(row.id)
    const texts = (['title', 'subtitle'] as const).filter((field) => row[field] !== known?.[field])
    add(
      row.id,
      texts.flatMap((field): Issue[] => {
        const message = fontError(row[field])
        return message ? [{ path: [field], message }] : []
      }),
    )
  }
  return refused
}
