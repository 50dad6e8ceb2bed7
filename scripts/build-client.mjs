import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressFiles } from './compress-files.mjs'
import { product, root } from './stale.mjs'

/** The page of guests is added to the folder that the app has emptied. */
const CONFIGS = ['client/playground/vite.config.ts', 'client/vite.config.ts', 'client/vite.review.config.ts']

/**
 * The browser code: the app and the page of guests in client/dist, and the page of /graphql in client/dist-playground.
 */
export const client = product({
  name: 'client',
  sources: [
    'client/src',
    'client/public',
    'client/playground',
    'schema',
    'client/index.html',
    'client/review.html',
    'client/opening.css',
    'client/opening.svg',
    'client/opening-plugin.ts',
    'client/vite.config.ts',
    'client/vite.review.config.ts',
    'client/preload-plugin.ts',
    'client/pages.ts',
    'client/pages-plugin.ts',
    'client/chunks.ts',
    'package.json',
    'package-lock.json',
    'scripts/compress-files.mjs',
  ],
  stamp: 'client/dist/.built',
  builder: 'scripts/build-client.mjs',
})

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // regardless of the shell or a test runner: React and antd have slower development and test builds
  process.env.NODE_ENV = 'production'
  await client.build(async () => {
    const { build } = await import('vite')
    for (const configFile of CONFIGS) await build({ configFile: join(root, configFile), logLevel: 'warn' })
    await compressFiles('client/dist', { brotliQuality: 11 })
    // the editor of the playground is 7 MB, which would take half a minute at the best quality
    await compressFiles('client/dist-playground/assets', { brotliQuality: 9 })
  })
}
