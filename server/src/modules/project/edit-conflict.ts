import type { EntityManager } from '@mikro-orm/postgresql'
import { changedMeanwhile, type EditedThing } from '#schema/edit-conflict'
import type { Viewer } from '#platform/auth/viewer'
import { conflict } from '#platform/errors/failure'
import { conflictingFields, type FieldRevisions } from '#platform/queries/field-revisions'
import { User } from '../account/user.entity.js'

/** An edit of a row: the new values, and the revision it is based on. */
interface Edit<Field extends string> {
  row: FieldRevisions<Field> & Partial<Record<Field, unknown>>
  revision: number
  values: Partial<Record<Field, unknown>>
}

/** Throws CONFLICT with the last editor if a given field has changed since `revision`. */
export async function requireCurrent<Field extends string>(
  em: EntityManager,
  viewer: Viewer,
  thing: EditedThing,
  { row, revision, values }: Edit<Field>,
): Promise<void> {
  if (!conflictingFields<Field>(row, revision, values).length) return
  const isOwn = row.editedById === viewer.id
  const editor = row.editedById && !isOwn ? await em.findOne(User, row.editedById) : null
  throw conflict(changedMeanwhile(thing, isOwn ? 'you' : editor))
}
