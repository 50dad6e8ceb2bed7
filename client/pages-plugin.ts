import type { Plugin, Rolldown } from 'vite'

/** What every page but the login is shown in. */
const STUDIO = ['app/Studio', 'app/Guard', 'app/shell/Shell']

/** The modules of each address, as `src/app/router.tsx` loads them. */
const PAGES: Record<string, string[]> = {
  '/login': ['pages/login'],
  '/': [...STUDIO, 'pages/library'],
  '/library': [...STUDIO, 'pages/library'],
  '/projects': [...STUDIO, 'pages/projects'],
  '/projects/:id': [...STUDIO, 'pages/project'],
  '/marketplace': [...STUDIO, 'pages/marketplace'],
  '/trash': [...STUDIO, 'pages/trash'],
  '/settings': [...STUDIO, 'pages/settings'],
}

/** The one font that every page shows at once. */
const FONT = /instrument-sans-latin-wght-normal.*\.woff2$/

/** A chunk with all that it imports, and the style sheets of them. */
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

/**
 * Writes `pages.json`: the files that each address needs. The server names them in the response with the page,
 * so that they are fetched together and not one after the other; the app fetches those of other pages ahead.
 */
export const pagesPlugin = (): Plugin => ({
  name: 'pages',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const fonts = Object.keys(bundle).filter((name) => FONT.test(name))
    const filesOfModule = (module: string) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}.tsx`))
      if (!chunk) this.error(`${module} is no chunk of its own`)
      return [...filesOf(chunk, bundle)]
    }
    const pages = Object.fromEntries(
      Object.entries(PAGES).map(([path, modules]) => [
        path,
        [...new Set([...fonts, ...modules.flatMap(filesOfModule)])].map((name) => `/${name}`),
      ]),
    )
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) })
  },
})
