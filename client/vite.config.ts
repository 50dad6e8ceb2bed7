import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.SERVER_URL ?? `http://localhost:${process.env.PORT ?? 4000}`
const vendors: [name: string, packages: RegExp][] = [
  ['react', /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/],
  [
    'apollo',
    /[\\/]node_modules[\\/](@apollo|graphql|graphql-ws|rxjs|apollo-upload-client|extract-files|@wry|optimism)[\\/]/,
  ],
]

/** Builds into `client/dist`; while developing, everything the server answers is passed on to it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: { codeSplitting: { groups: vendors.map(([name, test]) => ({ name, test })) } },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: server, ws: true },
      '/files': { target: server },
      '/api': { target: server },
    },
  },
})
