import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { LOGIN, PAGES } from './pages.ts'

const PRELOAD = /<link rel="modulepreload"/g
/** Low priority: the first queries must not wait for code. */
const AFTER_DATA = 'fetchpriority="low"'
/** The font that all pages show first. */
const FONT = /instrument-sans-latin-wght-normal.*\.woff2$/

/** The tag of the preload script, which the login does not need. */
const PRELOAD_SCRIPT = /<script async fetchpriority="high" src="\/assets\/preload-[^"]+"><\/script>\s*/

/** Files of a chunk and its imports, with their style sheets. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()) {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') filesOf(imported, bundle, found)
  }
  return found
}

const preloadTag = (path: string): string =>
  path.endsWith('.woff2')
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`
    : `<link rel="modulepreload" ${AFTER_DATA} crossorigin href="${path}">`

const SHEET = /<link rel="stylesheet" crossorigin href="(\/assets\/index-[^"]+)">/

/** Inlines a style sheet, which saves a request. The disabled link tells chunks loaded later that it is already included. */
const inline = ({ fileName, source }: Rolldown.OutputAsset): string =>
  `<style>${String(source).trim()}</style><link rel="stylesheet" media="not all" disabled crossorigin href="/${fileName}">`

/**
 * Writes an HTML page per route that preloads all its files in parallel. The server selects the page by `pages.json`, which
 * lists the files; the app uses it to prefetch other routes.
 */
export const pagesPlugin = (): Plugin => ({
  name: 'pages',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const fonts = Object.keys(bundle).filter((name) => FONT.test(name))
    const filesOfModule = (module: string) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}.tsx`)))
      if (!chunk) this.error(`${module} is in no chunk`)
      return [...filesOf(chunk, bundle)]
    }
    const tagOf = (path: string) => {
      const file = bundle[path.slice(1)]
      return file?.type === 'asset' && path.endsWith('.css') ? inline(file) : preloadTag(path)
    }
    const page = readFileSync(join(dir, 'index.html'), 'utf8')
      .replace(SHEET, (_, path: string) => tagOf(path))
      .replaceAll(PRELOAD, (tag) => `${tag} ${AFTER_DATA}`)
    writeFileSync(join(dir, 'index.html'), page)
    mkdirSync(join(dir, 'pages'), { recursive: true })
    const pages = Object.entries(PAGES).map(([address, modules], at) => {
      const files = [...new Set([...fonts, ...modules.flatMap(filesOfModule)])].map((name) => `/${name}`)
      const tags = files.filter((file) => !page.includes(`"${file}"`)).map(tagOf)
      const html = `/pages/${at}.html`
      const own = address === LOGIN ? page.replace(PRELOAD_SCRIPT, '') : page
      writeFileSync(join(dir, html), own.replace('</head>', `${tags.join('')}</head>`))
      return [address, { html, files }] as const
    })
    writeFileSync(join(dir, 'pages.json'), JSON.stringify(Object.fromEntries(pages)))
  },
})
