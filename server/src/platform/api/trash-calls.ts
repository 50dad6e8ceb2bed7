import { z } from 'zod'
import type { Trash, TrashRow } from '../database/trash.js'
import {
  PAGE_NAMES,
  type Call,
  type CallContext,
  call,
  field,
  pageOf,
  pageQuery,
  pageResponse,
  shape,
  timeField,
} from './rest.js'

const trashed = shape('Trashed', 'Something in the Trash.', {
  id: field(z.string(), 'Opaque and stable; the one that it had.', 'b3f0c1de-8a77-4f0b-9a44-0d8e4c1f2a36'),
  name: field(z.string(), 'Its name, title or words.', 'Lighthouse at dusk'),
  deleted_at: timeField('When it was deleted; after 30 days it is removed.'),
})

/** The description of a call, and its error statuses besides 404. */
interface Described {
  description?: string
  errors?: readonly (403 | 409)[]
}

/**
 * The calls of the Trash of one kind of row: its list, restore and permanent deletion, with the access of the mutations
 * of these names.
 */
export function trashCalls<Entity extends TrashRow>({
  one,
  many,
  tag,
  trash,
  path,
  names,
  nameOf,
  restore: { view, shape: restored, ...restore },
  deleteForever,
}: {
  /** With its article, such as `a sound`. */
  one: string
  /** Its list: `/trash/{many}`. */
  many: string
  tag: string
  trash: Trash<Entity>
  /** The path of a row that is not in the Trash, with its id as the last parameter. */
  path: string
  names: { list: string; restore: string; deleteForever: string }
  nameOf(row: Entity): string
  /** `shape` and `view` of the restored row; without them, the response is a 204. */
  restore: Described & { shape?: z.ZodType; view?(row: Entity, context: CallContext): unknown }
  deleteForever: Described
}): Call[] {
  const parameter = /\{(\w+)\}$/.exec(path)![1]
  return [
    call({
      method: 'get',
      path: `/trash/${many}`,
      name: names.list,
      tag,
      summary: `The ${many} in the Trash that the caller may restore, latest first`,
      query: pageQuery.extend({
        search: field(z.string().optional(), 'Part of the name, ignoring case.', 'dusk'),
      }),
      names: PAGE_NAMES,
      responses: [{ status: 200, description: 'A page of them.', shape: z.array(trashed) }],
      run: async ({ viewer }, { query }) => {
        const page = await trash.list(viewer, { ...pageOf(query), search: query.search ?? null })
        return pageResponse(page, (row) => ({
          id: row.id,
          name: nameOf(row as Entity),
          deleted_at: row.deletedAt!.toISOString(),
        }))
      },
    }),
    call({
      method: 'post',
      path: `${path}/restore`,
      name: names.restore,
      tag,
      summary: `Restores ${one} from the Trash`,
      description: restore.description,
      responses: [
        restored
          ? { status: 200, description: 'It is back.', shape: restored }
          : { status: 204, description: 'It is back.' },
      ],
      errors: [404, ...(restore.errors ?? [])],
      run: async (context, { params }) => {
        const row = await trash.restore(context.viewer, params[parameter])
        return view?.(row, context)
      },
    }),
    call({
      method: 'delete',
      path: `/trash/${many}/{${parameter}}`,
      name: names.deleteForever,
      tag,
      summary: `Permanently deletes ${one} in the Trash`,
      description: deleteForever.description,
      responses: [{ status: 204, description: 'It is deleted.' }],
      errors: [404, ...(deleteForever.errors ?? [])],
      run: async ({ viewer }, { params }) => void (await trash.deleteForever(viewer, params[parameter])),
    }),
  ]
}
