import { AsyncLocalStorage } from 'node:async_hooks'
import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'

/** A transaction that is about to be committed. */
export interface HookedTransaction {
  /** Runs a statement within it; returns how many rows it changed. */
  execute(sql: string, parameters: unknown[]): Promise<number>
}

/** Writes in the same transaction as the work. If it throws, nothing is committed. */
type CommitHook = (transaction: HookedTransaction) => Promise<void>

const current = new AsyncLocalStorage<{ hook?: CommitHook }>()

/** Runs `work`; every transaction that it commits also commits what `hook` writes. */
export async function withCommitHook<Result>(hook: CommitHook, work: () => Promise<Result>): Promise<Result> {
  const held: { hook?: CommitHook } = { hook }
  try {
    return await current.run(held, work)
  } finally {
    held.hook = undefined // background work that continues afterwards is not part of it
  }
}

/** Runs `work` without the current hook, for bookkeeping that is not part of the caller's request. */
export const withoutCommitHook = <Result>(work: () => Promise<Result>): Promise<Result> =>
  current.run({}, work)

/** Runs the hooks before each commit, as a subscriber of the ORM. */
export class CommitHooks implements EventSubscriber {
  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    const connection = (em as EntityManager).getConnection()
    const execute = async (sql: string, parameters: unknown[]) => {
      const { affectedRows } = await connection.execute<{ affectedRows: number }>(
        sql,
        parameters,
        'run',
        transaction,
      )
      return affectedRows
    }
    await current.getStore()?.hook?.({ execute })
  }
}
