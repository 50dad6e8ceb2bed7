import { rmSync } from 'node:fs'

/** Stops the tests' Postgres and removes its folder. */
export default async function globalTeardown() {
  const { server, folder } = globalThis.testPostgres
  await server.stop()
  rmSync(server.dataDir, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
