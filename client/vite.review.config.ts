import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'
import { openingPlugin } from './opening-plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const PAGE = 'review.html'
/** The font of the first text. */
const FONT = /instrument-sans-latin-wght-normal.*\.woff2$/

/** Serves the guest page at `/review` during development. */
export const reviewPage = (): Plugin => ({
  name: 'review-page',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (/^\/review\/?(\?|$)/.test(request.url ?? '')) request.url = `/${PAGE}`
      next()
    })
  },
})

const preloadFont = (): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((name) => FONT.test(name))
      .map((name) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
        injectTo: 'head' as const,
      })),
})

/**
 * Adds the guest page to `client/dist`. A separate build, so that it loads neither antd, Apollo Client, nor the app’s
 * router.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [react(), openingPlugin(), preloadFont()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: { input: `${root}${PAGE}` },
  },
})
