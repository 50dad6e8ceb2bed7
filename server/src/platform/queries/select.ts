import type { EntityManager } from '@mikro-orm/postgresql'

interface Answer<Row> {
  response: { rows: Row[] }
}

/**
 * The rows of a read-only statement, in the transaction of `em` if it has one. Skips the query builder, events and
 * promises of the ORM’s `execute`, which cost more than a short statement. Throws the same errors.
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
