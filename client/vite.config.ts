import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { openingPlugin } from './opening-plugin.ts'
import { preloadPlugin } from './preload-plugin.ts'
import { chunkGroups } from './chunks.ts'
import { pagesPlugin } from './pages-plugin.ts'
import { reviewPage } from './vite.review.config.ts'

const server = process.env.SERVER_URL ?? `http://localhost:${process.env.PORT ?? 4000}`
const root = fileURLToPath(new URL('.', import.meta.url))

/** Builds into `client/dist`. The development server proxies the paths of the API. */
export default defineConfig({
  root,
  plugins: [react(), openingPlugin(), preloadPlugin(), pagesPlugin(), reviewPage()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups(join(root, 'src')) },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: server, ws: true },
      '/files': { target: server },
      '/api': { target: server },
      '/review-events': { target: server },
    },
  },
})
