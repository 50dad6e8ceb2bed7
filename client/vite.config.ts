import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanAntd } from './lean-antd.ts'
import { pagesPlugin } from './pages-plugin.ts'

const server = process.env.SERVER_URL ?? `http://localhost:${process.env.PORT ?? 4000}`
/** On this many screens or parts of one, a piece of antd is loaded with all others that are. */
const OFTEN = 12
const vendors: [name: string, packages: RegExp, minShareCount?: number][] = [
  ['react', /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/],
  [
    'apollo',
    /[\\/]node_modules[\\/](@apollo|graphql|graphql-ws|rxjs|apollo-upload-client|extract-files|@wry|optimism)[\\/]/,
  ],
  ['antd', /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|@emotion|stylis)[\\/]/, OFTEN],
]

/** Builds into `client/dist`; while developing, everything the server answers is passed on to it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), leanAntd(), pagesPlugin()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: vendors.map(([name, test, minShareCount]) => ({ name, test, minShareCount })),
        },
      },
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
