import { getDistDirectory, renderAltair } from 'altair-static'
import express, { Router } from 'express'

const BASE = '/graphql/playground/'
const CONTENT_SECURITY = [
  "default-src 'self'", "script-src 'self' 'unsafe-inline' 'unsafe-eval'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:",
  "font-src 'self' data:", "connect-src 'self' ws: wss:", "worker-src 'self' blob:", "frame-src 'self'", "frame-ancestors 'self'",
].join('; ')

/** A playground for browsers that open /graphql. All of it is served from here, so that it works offline. */
export function playground(): Router {
  const router = Router()
  router.use(BASE, (_request, response, next) => {
    response.setHeader('Content-Security-Policy', CONTENT_SECURITY)
    next()
  }, express.static(getDistDirectory(), { index: false, maxAge: '1d' }))
  router.get('/graphql', (request, response, next) => {
    if (request.accepts(['json', 'html']) !== 'html' || request.query.query) return next()
    response.setHeader('Content-Security-Policy', CONTENT_SECURITY)
    response.type('html').send(renderAltair({
      baseURL: BASE,
      endpointURL: '/graphql',
      subscriptionsEndpoint: '/graphql',
      initialSubscriptionRequestHandlerId: 'graphql-ws',
      initialName: 'Cutroom',
      initialSubscriptionsPayload: { authorization: 'Bearer {{token}}' },
      initialHeaders: { 'apollo-require-preflight': 'true', Authorization: 'Bearer {{token}}' },
      initialQuery: '# Sign in, and put the token into the environment variable "token".\nquery Welcome {\n  installation {\n    engine\n    isEmpty\n  }\n}\n',
    }))
  })
  return router
}
