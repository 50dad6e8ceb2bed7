import type { EntityManager } from '@mikro-orm/postgresql'

interface Answer<Row> {
  response: { rows: Row[] }
}

/**
 * The rows of a statement that only reads; in the transaction of `em` if it has one. Of the ORM’s own
 * `execute` it leaves out what costs more than a short statement itself: a builder, its events and their
 * promises. Throws what `execute` throws.
 */
export async function select<Row extends object>(
  em: EntityManager,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  if (em.isInTransaction()) {
    const rows: unknown = await em.execute(sql, [...parameters])
    return rows as Row[]
  }
  const platform = em.getPlatform()
  const { client } = em.getKnex()
  try {
    const connection: unknown = await client.acquireConnection()
    try {
      const statement = em.config.get('onQuery')(sql, [...parameters])
      const text = platform.formatQuery(statement, [...parameters])
      return ((await client.query(connection, { sql: text })) as Answer<Row>).response.rows
    } finally {
      await client.releaseConnection(connection)
    }
  } catch (error) {
    throw platform.getExceptionConverter().convertException(error as Error & Record<string, unknown>)
  }
}
