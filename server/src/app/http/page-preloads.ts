import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** How the `Link` header names a file of each type. */
const RELATIONS: Record<string, string> = {
  '.js': 'rel=modulepreload',
  '.css': 'rel=preload; as=style; crossorigin',
  '.woff2': 'rel=preload; as=font; type="font/woff2"; crossorigin',
}

/**
 * Returns a function from the path of a page to the values of its `Link` header: the files that the build of the
 * client says it needs, so that browsers fetch all of them while they read the page.
 */
export function pagePreloads(client: string): (path: string) => string[] {
  const list = join(client, 'pages.json')
  if (!existsSync(list)) return () => []
  const pages = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>
  const links = new Map(
    Object.entries(pages).map(([page, files]) => [
      page,
      files.map((file) => `<${file}>; ${RELATIONS[extname(file)]}`),
    ]),
  )
  return (path) => {
    const [, first = '', second] = path.split('/')
    return links.get(second ? `/${first}/:id` : `/${first}`) ?? links.get(`/${first}`) ?? []
  }
}
