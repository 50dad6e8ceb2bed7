import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Router } from 'express'
import { type Call, REST_PATH } from '#platform/api/rest'
import { policy } from '../http/content-security.js'
import { PACKAGE_FILES } from './docs-files.mjs'
import { describeCalls } from './openapi.js'

const BASE = `${REST_PATH}/docs`

/** The path of a file of the page: the build copies all of them into a folder beside the compiled code. */
function pathOf(file: string): string {
  const isCompiled = !import.meta.url.endsWith('.ts')
  if (isCompiled) return fileURLToPath(new URL(`./docs/${basename(file)}`, import.meta.url))
  return file.startsWith('.')
    ? fileURLToPath(new URL(file, import.meta.url))
    : createRequire(import.meta.url).resolve(file)
}

/** The logo of the product (one frame, cut on the slant), as in the client. */
const MARK = `<svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true"><path fill="#f1efeb" fill-rule="evenodd" d="M4.5 8H17L10.9 28H4.5A2.5 2.5 0 0 1 2 25.5v-15A2.5 2.5 0 0 1 4.5 8ZM5.5 11.5v4h4v-4ZM5.5 20.5v4h4v-4Z"/><path fill="#ff8b4d" fill-rule="evenodd" d="M21.1 4h6.4A2.5 2.5 0 0 1 30 6.5v15a2.5 2.5 0 0 1-2.5 2.5H15ZM22.5 7.5v4h4v-4ZM22.5 16.5v4h4v-4Z"/></svg>`
const ICON = Buffer.from(MARK.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')).toString('base64')
const PAGE = `<!doctype html>
<html lang="en" class="dark-mode">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>REST API · Cutroom</title>
<link rel="icon" href="data:image/svg+xml;base64,${ICON}">
<link rel="stylesheet" href="${BASE}/swagger-ui.css">
<link rel="stylesheet" href="${BASE}/docs.css">
</head>
<body>
<header class="head">
<a class="home" href="/">${MARK}<strong>Cutroom</strong></a>
<span class="place">REST API</span>
<nav><a href="${REST_PATH}/openapi.json">openapi.json</a><a href="/">Open the app</a></nav>
</header>
<main id="page"></main>
<script src="${BASE}/purify.min.js" data-tt-policy-suffix="page"></script>
<script src="${BASE}/trusted-types.js"></script>
<script src="${BASE}/swagger-ui-bundle.js"></script>
<script src="${BASE}/start.js"></script>
</body>
</html>
`
/** The HTML of Markdown descriptions passes a sanitizer, since the page has the origin of the app. */
const TRUSTED_TYPES = `window.trustedTypes?.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) })
`
const SECURITY = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'dompurify#page', 'dompurify'], // the last one is Swagger’s own
})
/** Swagger UI puts a link into each call’s button, and some controls have no or wrong names. */
const START = `const plainTitles = () => ({
  wrapComponents: { DeepLink: (_link, { React }) => ({ text }) => React.createElement('span', null, text) },
})
new MutationObserver(() => {
  for (const body of document.querySelectorAll('textarea.body-param__text')) body.setAttribute('aria-label', 'Request body')
  for (const example of document.querySelectorAll('pre.example, pre.microlight')) example.tabIndex = 0 // scrolls
  for (const button of document.querySelectorAll('.close-modal')) button.setAttribute('aria-label', 'Close')
  for (const button of document.querySelectorAll('.auth-btn-wrapper [aria-label]')) button.removeAttribute('aria-label')
}).observe(document.body, { childList: true, subtree: true })
window.ui = SwaggerUIBundle({ url: '${REST_PATH}/openapi.json', dom_id: '#page', deepLinking: true, persistAuthorization: false, validatorUrl: null, docExpansion: 'list', filter: true, plugins: [plainTitles] })
`

/** The OpenAPI description, and a page to read and try it, offline. */
export function apiDocs(calls: readonly Call[]): Router {
  let description: object | undefined
  const router = Router()
  router.get('/openapi.json', (_request, response) => {
    description ??= describeCalls(calls) // slow to build, and rarely requested
    response.set('Cache-Control', 'no-cache').json(description)
  })
  router.get(
    '/docs',
    (_request, response) =>
      void response
        .set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': SECURITY })
        .type('html')
        .send(PAGE),
  )
  for (const [name, script] of Object.entries({ 'trusted-types.js': TRUSTED_TYPES, 'start.js': START })) {
    router.get(
      `/docs/${name}`,
      (_request, response) => void response.set('Cache-Control', 'no-cache').type('js').send(script),
    )
  }
  for (const path of ['./docs.css', ...PACKAGE_FILES].map(pathOf)) {
    const [root, name] = [dirname(path), basename(path)]
    router.get(`/docs/${name}`, (_request, response) => response.sendFile(name, { root, maxAge: '1h' }))
  }
  return router
}
