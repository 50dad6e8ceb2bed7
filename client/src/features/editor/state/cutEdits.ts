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

/** Local changes of a cut. They are saved in batches after a short delay, and share one undo history. */
export interface CutEdits extends Pick<
  EditStore<CutDocument, CutOperation>,
  'document' | 'flush' | 'redo' | 'resolve' | 'settle' | 'undo'
> {
  readonly store: EditStore<CutDocument, CutOperation>
  /** Changes the cut. Changes with the same key in quick succession undo together. */
  change(next: CutChange, key?: string): void
  /** A video that is or was in the cut. */
  videoOf: (id: string) => CutFieldsFragment['items'][number]['video'] | undefined
  /** Applies an operation. */
  perform(operation: CutOperationInput): void
  /** Applies an operation after the server has accepted it. Rejects with its error. */
  submit(operation: CutOperationInput): Promise<void>
  /** Records changes that the server made since `before`, so that they can be undone. */
  recordSince(before: CutDocument): void
}

/** The error of a batch that was rejected because somebody else changed the same fields. */
const conflictError = (message: string) =>
  new CombinedGraphQLErrors({
    errors: [new GraphQLError(message, { extensions: { code: 'CONFLICT' } })],
  })

interface Options {
  projectId: string
  /** User whose unsaved changes survive a reload. */
  viewerId: string | undefined
  isReadOnly: boolean
}

const lastEdits = new WeakMap<ApolloClient, { key: string; edits: CutEdits }>()

/** The cut of a project with local changes. That of the last project stays, so that undo survives leaving its screen. */
export function keptCutEdits(client: ApolloClient, options: Options): CutEdits {
  const key = JSON.stringify(options)
  const last = lastEdits.get(client)
  if (last?.key === key) return last.edits
  const edits = cutEdits(client, options)
  lastEdits.set(client, { key, edits })
  return edits
}

/** The cut of a project with local changes, saved in batches after a short delay. */
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
      fetchPolicy: 'no-cache', // placeCutEdit merges the lists
      // retried until the server responds
      context: { idempotent: true, quiet: true },
    })
    if (data) placeCutEdit(client.cache, data.editCut.edit)
    const [conflict] = data?.editCut.conflicts ?? []
    // the server rejected the whole batch; after this error, the store resends the operations that do not conflict
    if (conflict) throw conflictError(conflict.message)
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
