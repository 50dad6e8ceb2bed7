import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import cors from 'cors'
import { type Request, type RequestHandler, Router } from 'express'
import { builtFiles } from '../http/built-files.js'
import { ownOrigin, policy } from '../http/content-security.js'
import { PROJECT } from '../config/project-folder.js'
import { PREFLIGHT } from './uploads.js'

const BUILT = join(PROJECT, 'client/dist-playground')
const FILES = '/graphql/playground'
const KEY_HEADER = 'x-playground-key'
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The Trusted Types policies of the editor, of the sanitizer, and of the page (`client/playground/trusted-types.ts`).
 */
const TRUSTED = [
  'default',
  'dompurify',
  'playground-workers',
  'defaultWorkerFactory',
  'diffEditorWidget',
  'diffReview',
  'domLineBreaksComputer',
  'editorGhostText',
  'editorViewLayer',
  'standaloneColorizer',
  'stickyScrollViewLayer',
  'tokenizeToString',
]

/**
 * The page runs in an opaque origin: it cannot read any data of the app, such as its token, and only runs scripts
 * from its own files.
 */
const pagePolicy = (request: Request, publicUrl?: string): string =>
  policy({
    sandbox: ['allow-scripts', 'allow-forms'],
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ownOrigin(request, publicUrl),
    'worker-src': ['blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED,
  })

/**
 * The playground for browsers that open /graphql, with all its files. A sandboxed page sends no origin, so it
 * identifies itself with a key that other pages cannot read.
 */
export function playground({ secret, publicUrl }: { secret: string; publicUrl?: string }): Router {
  const router = Router()
  const keys = new PlaygroundKeys(secret)
  router.use(
    `${FILES}/assets`,
    (_request, response, next) => {
      // the files are the same for everyone
      response.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' })
      next()
    },
    builtFiles(join(BUILT, 'assets'), { index: false, immutable: true, maxAge: '365d' }),
  )
  // the page itself is only served below
  router.use(FILES, (_request, response) => void response.status(404).json({ detail: 'Not found' }))
  router.get('/graphql', (request, response, next) => {
    if (request.accepts(['json', 'html']) !== 'html' || request.query.query) return next()
    const page = pageWith(keys.current())
    if (!page) return void response.status(503).type('text').send('This page is not built. Run npm run build')
    response.set({
      'Content-Security-Policy': pagePolicy(request, publicUrl),
      'Cross-Origin-Opener-Policy': 'unsafe-none', // browsers open no sandboxed page with another value
      'Cache-Control': 'no-store',
    })
    response.removeHeader('Origin-Agent-Cluster') // an opaque origin has no agent cluster
    response.type('html').send(page)
  })
  router.use('/graphql', sandboxed(keys))
  return router
}

function pageWith(key: string): string | undefined {
  try {
    return readFileSync(join(BUILT, 'index.html'), 'utf8').replace(
      'name="playground-key" content=""',
      `name="playground-key" content="${key}"`,
    )
  } catch {
    return undefined
  }
}

/**
 * Handles calls of pages without an origin: the playground may read responses; others are rejected before they have
 * any effect.
 */
function sandboxed(keys: PlaygroundKeys): RequestHandler {
  const allow = cors({
    origin: 'null',
    methods: ['POST'],
    allowedHeaders: ['content-type', KEY_HEADER, ...PREFLIGHT],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  })
  return (request, response, next) => {
    if (request.get('origin') !== 'null') return next()
    if (request.method === 'OPTIONS' || keys.isGood(request.get(KEY_HEADER)))
      return allow(request, response, next)
    response
      .status(403)
      .json({ errors: [{ message: 'Open this page anew', extensions: { code: 'FORBIDDEN' } }] })
  }
}

/** The keys that identify the playground: valid on the day they are made, and on the next. */
class PlaygroundKeys {
  private readonly key: Buffer

  constructor(secret: string) {
    this.key = createHmac('sha256', secret).update('playground').digest()
  }

  current = (): string => this.of(Math.floor(Date.now() / DAY_MS))

  isGood(given: string | undefined): boolean {
    const today = Math.floor(Date.now() / DAY_MS)
    return [today, today - 1].some((day) => {
      const [right, said] = [Buffer.from(this.of(day)), Buffer.from(given ?? '')]
      return right.length === said.length && timingSafeEqual(right, said)
    })
  }

  private of = (day: number): string => createHmac('sha256', this.key).update(String(day)).digest('base64url')
}
