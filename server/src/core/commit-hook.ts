import { AsyncLocalStorage } from 'node:async_hooks'
import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'

/** A transaction that is about to be committed. */
export interface HookedTransaction {
  /** Runs a statement within it; answers how many rows it changed. */
  execute(sql: string, parameters: unknown[]): Promise<number>
}

/** What is to be written together with whatever a piece of work commits. When it throws, nothing is. */
type CommitHook = (transaction: HookedTransaction) => Promise<void>

const current = new AsyncLocalStorage<{ hook?: CommitHook }>()

/** Runs `work`; every transaction that it commits, commits what `hook` writes, too. */
export async function withCommitHook<Result>(hook: CommitHook, work: () => Promise<Result>): Promise<Result> {
  const held: { hook?: CommitHook } = { hook }
  try {
    return await current.run(held, work)
  } finally {
    held.hook = undefined // what goes on in the background afterwards is no part of the work
  }
}

/**
 * Runs `work` beside whatever a hook waits for: what it commits is bookkeeping, by which nothing that was
 * asked for is done.
 */
export const withoutCommitHook = <Result>(work: () => Promise<Result>): Promise<Result> =>
  current.run({}, work)

/** Has the hooks run: for the database's subscribers. */
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
