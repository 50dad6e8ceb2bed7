import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { EditStore } from '../src/shared/lib/edits/EditStore'
import { changedFields, restoreFields } from '../src/shared/lib/edits/fields'
import type { Model } from '../src/shared/lib/edits/pendingEdits'
import type { EditStoreDeps } from '../src/shared/lib/edits/EditStoreDeps'

/** A test document: rows in order, each with a text and two numbers. */
export type Rows = readonly Row[]
export interface Row {
  id: string
  text: string
  gain: number
  at: number
}

export type RowOperation =
  | { kind: 'edit'; id: string; fields: Partial<Row> }
  | { kind: 'add'; row: Row; afterId: string | null }
  | { kind: 'remove'; id: string }
  | { kind: 'order'; ids: readonly string[] }

const FIELDS = ['text', 'gain', 'at'] as const

export const row = (id: string, fields: Partial<Row> = {}): Row => ({
  id,
  text: '',
  gain: 0,
  at: 0,
  ...fields,
})

const has = (rows: Rows, id: string) => rows.some((each) => each.id === id)
const idsOf = (rows: Rows) => rows.map(({ id }) => id)

function applyOne(rows: Rows, operation: RowOperation): Rows {
  switch (operation.kind) {
    case 'edit':
      return rows.map((each) => (each.id === operation.id ? { ...each, ...operation.fields } : each))
    case 'add': {
      if (has(rows, operation.row.id)) return rows
      return rows.toSpliced(idsOf(rows).indexOf(operation.afterId ?? '') + 1, 0, operation.row)
    }
    case 'remove':
      return rows.filter(({ id }) => id !== operation.id)
    case 'order': {
      const queue = operation.ids.flatMap((id) => rows.filter((each) => each.id === id))
      return rows.map((each) => (operation.ids.includes(each.id) ? queue.shift()! : each))
    }
  }
}

const apply = (rows: Rows, operations: readonly RowOperation[]): Rows => operations.reduce(applyOne, rows)

function differences(before: Rows, after: Rows): RowOperation[] {
  const sets = [
    ...before.flatMap(({ id }): RowOperation[] => (has(after, id) ? [] : [{ kind: 'remove', id }])),
    ...after.flatMap((each, at): RowOperation[] =>
      has(before, each.id) ? [] : [{ kind: 'add', row: each, afterId: after[at - 1]?.id ?? null }],
    ),
    ...after.flatMap((each): RowOperation[] => {
      const known = before.find(({ id }) => id === each.id)
      const changed = known ? changedFields(known, each, FIELDS) : []
      const fields = Object.fromEntries(changed.map((field) => [field, each[field]]))
      return changed.length ? [{ kind: 'edit', id: each.id, fields }] : []
    }),
  ]
  const ids = idsOf(after)
  return idsOf(apply(before, sets)).join() === ids.join() ? sets : [...sets, { kind: 'order', ids }]
}

function revert(now: Rows, { before, after }: { before: Rows; after: Rows }): Rows {
  const kept = now.filter(({ id }) => has(before, id) || !has(after, id))
  const returned = differences(after, before).filter(({ kind }) => kind === 'add')
  const rows = apply(kept, returned).map((each) => {
    const [former, changed] = [before, after].map((rows) => rows.find(({ id }) => id === each.id))
    return former && changed ? restoreFields(each, { former, changed, fields: FIELDS }) : each
  })
  const common = idsOf(before).filter((id) => has(after, id) && has(rows, id))
  const orderIn = (list: Rows) =>
    idsOf(list)
      .filter((id) => common.includes(id))
      .join()
  const isReordered = orderIn(after) !== common.join() && orderIn(rows) === orderIn(after)
  return isReordered ? apply(rows, [{ kind: 'order', ids: common }]) : rows
}

/** Editing model of rows; `order` operations never conflict. */
export const ROWS: Model<Rows, RowOperation> = {
  apply,
  differences,
  revert,
  keyOf: (operation) => {
    if (operation.kind === 'order') return undefined
    return operation.kind === 'add' ? operation.row.id : operation.id
  },
}

export const editRow =
  (id: string, fields: Partial<Row>) =>
  (now: Rows): Rows =>
    apply(now, [{ kind: 'edit', id, fields }])
export const removeRow =
  (id: string) =>
  (now: Rows): Rows =>
    apply(now, [{ kind: 'remove', id }])

export const failure = (code: string) =>
  new CombinedGraphQLErrors({ errors: [new GraphQLError('Refused', { extensions: { code } })] })

type Deps = Partial<EditStoreDeps<Rows, RowOperation>>

/** Edits of three rows. Each request stays pending until `respond` applies it or rejects it with a code. */
export function editedRows(deps: Deps = {}) {
  let saved: Rows = [row('a'), row('b'), row('c')]
  const waiting: {
    operations: readonly RowOperation[]
    accept: (conflicts?: string[]) => void
    reject: (error: unknown) => void
  }[] = []
  const store = new EditStore<Rows, RowOperation>({
    ...ROWS,
    saved: () => saved,
    refetch: async () => undefined,
    send: (operations) =>
      new Promise((resolve, reject) => {
        waiting.push({ operations, reject, accept: (conflicts = []) => resolve({ conflicts }) })
      }),
    ...deps,
  })
  const next = async () => {
    await waitFor(() => expect(waiting).not.toHaveLength(0))
    return waiting.shift()!
  }
  const respond = async () => {
    const { operations, accept } = await next()
    saved = ROWS.apply(saved, operations)
    accept()
    return operations
  }
  const refuse = async (code: string) => {
    const { operations, reject } = await next()
    reject(failure(code))
    return operations
  }
  /** Changes the rows as somebody else. */
  const others = (change: (now: Rows) => Rows) => {
    saved = change(saved)
    store.refresh()
  }
  return { store, waiting, next, respond, refuse, others, saved: () => saved }
}
