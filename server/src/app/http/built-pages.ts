import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ANY_PAGE = '/index.html'

/**
 * Returns a function from the path of an address, and the tab in its query, to the page that the build of the
 * client has made for it: it names the files that are needed there, so that browsers fetch them at once.
 */
export function builtPages(client: string): (address: { path: string; tab: unknown }) => string {
  const list = join(client, 'pages.json')
  if (!existsSync(list)) return () => ANY_PAGE
  const pages = JSON.parse(readFileSync(list, 'utf8')) as Record<string, { html: string }>
  return ({ path, tab }) => {
    const [, first = '', second] = path.split('/')
    const address = second ? `/${first}/:id` : `/${first}`
    const page = [`${address}?tab=${String(tab)}`, address, `/${first}`].find((name) =>
      Object.hasOwn(pages, name),
    )
    return page ? pages[page]!.html : ANY_PAGE
  }
}
