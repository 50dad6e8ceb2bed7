import { absolutePath } from 'swagger-ui-dist'
import { Router } from 'express'
import type { Call } from '../../core/rest.js'
import { REST_PATH, describeCalls } from './openapi.js'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cutroom: the REST adapter</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${REST_PATH}/docs/swagger-ui.css">
</head>
<body>
<div id="page"></div>
<script src="${REST_PATH}/docs/swagger-ui-bundle.js"></script>
<script src="${REST_PATH}/docs/start.js"></script>
</body>
</html>
`
const START = `window.ui = SwaggerUIBundle({ url: '${REST_PATH}/openapi.json', dom_id: '#page', deepLinking: true, persistAuthorization: false, validatorUrl: null, docExpansion: 'list' })
`

/** The description of the adapter, and a page that shows it and lets one try it, offline. */
export function apiDocs(calls: readonly Call[]): Router {
  const description = describeCalls(calls)
  const router = Router()
  router.get('/openapi.json', (_request, response) => void response.set('Cache-Control', 'no-cache').json(description))
  router.get('/docs', (_request, response) => void response.set('Cache-Control', 'no-cache').type('html').send(PAGE))
  router.get('/docs/start.js', (_request, response) => void response.type('js').send(START))
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    router.get(`/docs/${file}`, (_request, response) => response.sendFile(file, { root: absolutePath(), maxAge: '1h' }))
  }
  return router
}
