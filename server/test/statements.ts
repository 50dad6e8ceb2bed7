import type { TestInstallation } from './installation.js'

/** The SQL statements that an installation sends during `work`. */
export async function statementsOf(
  { installation: { database } }: TestInstallation,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const sent: string[] = []
  database.config.set('onQuery', (statement: string) => {
    sent.push(statement)
    return statement
  })
  await work().finally(() => database.config.set('onQuery', (statement: string) => statement))
  return sent
}
