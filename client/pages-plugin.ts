import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { sheetOf } from './antd/plugin.ts'
import { LOGIN, PAGES } from './pages.ts'

const PRELOAD = /<link rel="modulepreload"/g
/** Low priority, so that the first queries do not wait for code. */
const AFTER_DATA = 'fetchpriority="low"'
/** The style sheets of antd’s components (`antd/plugin.ts`). */
const ANTD_SHEET = /\/antd-[^/]+\.css$/
/** The one font that every page shows at once. */
const FONT = /instrument-sans-latin-wght-normal.*\.woff2$/

/** The preload script; the login has none. */
const PRELOAD_SCRIPT = /<script async fetchpriority="high" src="\/assets\/preload-[^"]+"><\/script>\s*/

/** A chunk with all that it imports, and the style sheets of them. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()) {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
  const antdSheet = sheetOf(chunk.code)
  if (antdSheet) found.add(antdSheet)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') filesOf(imported, bundle, found)
  }
  return found
}

const tagOf = (path: string): string => {
  if (path.endsWith('.css')) return `<link rel="preload" as="style" ${AFTER_DATA} crossorigin href="${path}">`
  if (path.endsWith('.woff2'))
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`
  return `<link rel="modulepreload" ${AFTER_DATA} crossorigin href="${path}">`
}

const SHEET = /<link rel="stylesheet" crossorigin href="\/(assets\/index-[^"]+)">/

/**
 * A style sheet as a part of the page, which then waits for no other file. The link stays, without effect, so
 * that code that is loaded later finds these styles there.
 */
const inline = ({ fileName, source }: Rolldown.OutputAsset): string =>
  `<style>${String(source).trim()}</style><link rel="stylesheet" media="not all" disabled crossorigin href="/${fileName}">`

/**
 * Writes a page for each address, which names the files that it needs: so they are fetched together, and not
 * one after the other. `pages.json` lists them: the server chooses the page by it, and the app fetches the
 * files of the other pages ahead.
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
    /** Of the app itself: they are small. Those of antd stay files. */
    const ownSheet = (name: string) => {
      const sheet = name.endsWith('.css') && !ANTD_SHEET.test(name) ? bundle[name] : undefined
      return sheet?.type === 'asset' ? sheet : undefined
    }
    const page = readFileSync(join(dir, 'index.html'), 'utf8')
      .replace(SHEET, (tag, name: string) => {
        const sheet = ownSheet(name)
        return sheet ? inline(sheet) : tag
      })
      .replaceAll(PRELOAD, (tag) => `${tag} ${AFTER_DATA}`)
    writeFileSync(join(dir, 'index.html'), page)
    mkdirSync(join(dir, 'pages'), { recursive: true })
    const pages = Object.entries(PAGES).map(([address, modules], at) => {
      const files = [...new Set([...fonts, ...modules.flatMap(filesOfModule)])].map((name) => `/${name}`)
      const tags = files
        .filter((file) => !page.includes(`"${file}"`))
        .map((file) => {
          const sheet = ownSheet(file.slice(1))
          return sheet ? inline(sheet) : tagOf(file)
        })
      const html = `/pages/${at}.html`
      const own = address === LOGIN ? page.replace(PRELOAD_SCRIPT, '') : page
      writeFileSync(join(dir, html), own.replace('</head>', `${tags.join('')}</head>`))
      return [address, { html, files }] as const
    })
    writeFileSync(join(dir, 'pages.json'), JSON.stringify(Object.fromEntries(pages)))
  },
})
