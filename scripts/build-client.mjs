import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { product, root } from './stale.mjs'

/** What people see in their browsers, in client/dist. */
export const client = product({
  name: 'client',
  sources: ['client/src', 'client/public', 'schema', 'client/index.html', 'client/vite.config.ts', 'package-lock.json'],
  stamp: 'client/dist/.built',
  builder: 'scripts/build-client.mjs',
})

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await client.build(async () => {
    const { build } = await import('vite')
    await build({ configFile: join(root, 'client/vite.config.ts'), logLevel: 'warn' })
  })
}
