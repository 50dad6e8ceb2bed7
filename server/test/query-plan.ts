import type { EntityManager } from '@mikro-orm/postgresql'

/** A node of a plan, as Postgres reports it after running it. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: PlanNode[]
}

/** A plan’s node and all nodes below it. */
export const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The statements that `work` sends, with their parameters, in order. */
export async function sentStatements(em: EntityManager, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const knex = em.getKnex()
  const note = ({ sql }: { sql: string }) => void sent.push(sql)
  knex.on('query', note)
  await work()
  knex.off('query', note)
  return sent
}

/** Runs a statement and returns its plan. */
export async function planOf(em: EntityManager, sql: string): Promise<PlanNode> {
  const [
    {
      'QUERY PLAN': [{ Plan: plan }],
    },
  ] = await em
    .fork()
    .execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(`explain (analyze, format json) ${sql}`)
  return plan
}
