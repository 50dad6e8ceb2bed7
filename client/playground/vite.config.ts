import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Builds the page of /graphql into `client/dist-playground`: a separate program that shares nothing with the app
 * at run time.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/graphql/playground/',
  publicDir: false,
  plugins: [react()],
  worker: { format: 'iife' },
  build: {
    outDir: '../dist-playground',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 8_000,
    // GraphiQL's modules contain directives of a compiler that has already run
    rolldownOptions: {
      onLog: (level, log, handle) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || handle(level, log)),
    },
  },
})
