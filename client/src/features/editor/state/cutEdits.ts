import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { GraphQLError } from 'graphql'
import type { CutDocument } from '#schema/cut/document'
import type { CutOperation, CutOperationInput } from '#schema/cut/operations'
import type { CutFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import { placeCutEdit, refetchCut } from '../../../entities/video/cut/cutEdits'
import { cachedSound } from '../../../entities/video/cut/videoListCache'
import { EditStore } from '../../../shared/lib/edits/EditStore'
import { applyToCut, cutModel, revised } from './cutModel'
import { documentOf, KnownMaterials, savedCut } from './document'
import type { CutChange } from './itemChanges'
import { EditCutDocument } from './editCut.generated'

/** The local changes of a cut, which are saved together a moment later and undone in one history. */
export interface CutEdits extends Pick<
  EditStore<CutDocument, CutOperation>,
  'document' | 'flush' | 'redo' | 'resolve' | 'settle' | 'undo'
> {
  readonly store: EditStore<CutDocument, CutOperation>
  /** Changes the cut. Changes with the same key in quick succession are undone together. */
  change(next: CutChange, key?: string): void
  /** A video that is or was in the cut. */
  videoOf: (id: string) => CutFieldsFragment['items'][number]['video'] | undefined
  /** Applies an operation. */
  perform(operation: CutOperationInput): void
  /** Applies an operation once the server has accepted it. Rejects with what it refuses. */
  submit(operation: CutOperationInput): Promise<void>
  /** Lets a change be undone that the server has made of the cut since it was as `before`. */
  recordSince(before: CutDocument): void
}

/** The failure of a call of which nothing was applied, because somebody else has changed the same. */
const overtaken = (message: string) =>
  new CombinedGraphQLErrors({
    errors: [new GraphQLError(message, { extensions: { code: 'CONFLICT' } })],
  })

interface Options {
  projectId: string
  /** Whose unsaved changes are kept across a reload. */
  viewerId: string | undefined
  isReadOnly: boolean
}

/** The cut of a project with local changes, which are saved together a moment later. */
export function cutEdits(client: ApolloClient, { projectId, viewerId, isReadOnly }: Options): CutEdits {
  const materials = new KnownMaterials((id) => cachedSound(client.cache, id))
  let last: { parts: NonNullable<ReturnType<typeof savedCut>>; document: CutDocument } | undefined
  const saved = (): CutDocument | null => {
    const parts = savedCut(client.cache, projectId)
    if (!parts) return null
    if (last?.parts.cut !== parts.cut || last.parts.further !== parts.further) {
      last = { parts, document: documentOf(parts) }
      materials.learn(parts, last.document)
    }
    return last.document
  }
  const send = async (operations: readonly CutOperation[]) => {
    const { data } = await client.mutate({
      mutation: EditCutDocument,
      variables: { input: { projectId, operations: operations as never } },
      fetchPolicy: 'no-cache', // its lists are merged
      // sent again until the server responds
      context: { idempotent: true, quiet: true },
    })
    if (data) placeCutEdit(client.cache, data.editCut.edit)
    const [conflict] = data?.editCut.conflicts ?? []
    // nothing was applied: what does not conflict is sent again
    if (conflict) throw overtaken(conflict.message)
  }
  const store = new EditStore<CutDocument, CutOperation>({
    ...cutModel(materials),
    isReadOnly,
    saved,
    storageKey: viewerId && `cut-edits ${viewerId} ${projectId}`,
    send: async (operations, newest) => {
      await send(operations.map((operation) => revised(operation, newest)))
      return { conflicts: [] }
    },
    refetch: () => refetchCut(client, projectId),
  })
  return {
    store,
    get document() {
      return store.document
    },
    change: (next, key) => store.change(next, { key }),
    perform: (operation) => store.change((now) => applyToCut(now, [operation as CutOperation], materials)),
    videoOf: (id) => materials.videos.get(id),
    submit: async (operation) => {
      await store.settle()
      const before = store.document
      await send([operation as CutOperation])
      store.refresh()
      if (before) store.recordSince(before)
    },
    undo: store.undo,
    redo: store.redo,
    resolve: store.resolve,
    flush: store.flush,
    settle: store.settle,
    recordSince: store.recordSince,
  }
}
