import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, sep, join } from 'node:path'
import express, { type RequestHandler, type Response } from 'express'

/** Encodings of the compressed files that the build writes, best first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

type StaticOptions = NonNullable<Parameters<typeof express.static>[1]>

/** The paths below a folder, as addresses name them: `/assets/index.js`. */
const pathsBelow = (folder: string): Set<string> =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true }).map((path) => `/${String(path).replaceAll(sep, '/')}`)
      : [],
  )

/**
 * Serves the files of a build as they were when the process started. A file that the build has compressed is
 * sent in the best encoding that the caller accepts; ranges and tags are those of the encoded file.
 */
export function builtFiles(folder: string, options: StaticOptions): RequestHandler {
  const serve = express.static(folder, options)
  const paths = pathsBelow(folder)
  return (request, response, next) => {
    const { path, url } = request
    const encodings = ENCODINGS.filter(({ ending }) => paths.has(path + ending))
    if (!encodings.length) return serve(request, response, next)
    response.vary('Accept-Encoding')
    const encoding = encodings.find(({ name }) => request.acceptsEncodings(name))
    if (!encoding) return serve(request, response, next)
    response.type(extname(path)).set('Content-Encoding', encoding.name)
    request.url = path + encoding.ending
    serve(request, response, (error?: unknown) => {
      request.url = url
      forgetEncoding(response)
      next(error)
    })
  }
}

/** The file was removed meanwhile, so the fallback that is sent is not encoded. */
const forgetEncoding = (response: Response): void => {
  response.removeHeader('Content-Encoding')
  response.removeHeader('Content-Type')
}

const ANY_PAGE = '/index.html'
/** The page of guests, which is a separate program. */
export const REVIEW_PAGE = '/review.html'

/**
 * Returns a function that maps the path of an address, and the tab in its query, to the page that the client's build
 * made for it. That page names the files that it needs, so that browsers fetch them at once.
 */
export function builtPages(client: string): (address: { path: string; tab: unknown }) => string {
  const list = join(client, 'pages.json')
  if (!existsSync(list)) return () => ANY_PAGE
  const pages = JSON.parse(readFileSync(list, 'utf8')) as Record<string, { html: string }>
  return ({ path, tab }) => {
    const [, first = '', second] = path.split('/')
    if (first === 'review' && !second) return REVIEW_PAGE
    const address = second ? `/${first}/:id` : `/${first}`
    const page = [`${address}?tab=${String(tab)}`, address, `/${first}`].find((name) =>
      Object.hasOwn(pages, name),
    )
    return page ? pages[page]!.html : ANY_PAGE
  }
}
