import { getDistDirectory, renderAltair } from 'altair-static'
import express, { Router } from 'express'

const BASE = '/graphql/playground/'
const CONTENT_SECURITY = [
  "default-src 'self'", "script-src 'self' 'unsafe-inline' 'unsafe-eval'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:",
  "font-src 'self' data:", "connect-src 'self' ws: wss:", "worker-src 'self' blob:", "frame-src 'self'", "frame-ancestors 'self'",
].join('; ')

/** Runs in the playground after every answer: who has signed in there is signed in from then on, on the socket too. */
const KEEP_TOKEN = `const body = altair.response.body
const { data } = typeof body === 'string' ? JSON.parse(body) : body
if (data && data.signIn) await altair.helpers.setEnvironment('token', data.signIn.token, true)`

const tab = (initialName: string, initialQuery: string, variables?: object) => ({
  initialName,
  initialQuery,
  initialVariables: variables ? JSON.stringify(variables, null, 2) : '{}',
  initialHeaders: { 'apollo-require-preflight': 'true', Authorization: 'Bearer {{token}}' },
  initialPostRequestScript: KEEP_TOKEN,
  initialSubscriptionRequestHandlerId: 'graphql-ws' as const,
  initialSubscriptionsPayload: { authorization: 'Bearer {{token}}' },
})

/** The last one is open at first. */
const TABS = [
  tab('Projects', `query Projects {
  me { username }
  projects(first: 10) {
    totalCount
    nodes {
      id
      name
      videos(first: 5) { nodes { title status url } }
    }
  }
}
`),
  tab('Upload', `# Choose a picture with "Add files" under the variables, and name it "file".
mutation Upload($file: Upload!) {
  uploadAsset(file: $file, input: { name: "A new picture" }) {
    id
    name
    approvalStatus
  }
}
`),
  tab('Live', `# What happens to projects from now on, whoever does it.
subscription Live {
  projectChanged {
    deletedId
    project { id name }
  }
}
`),
  tab('Sign in', `# Signs in, and keeps the token for the other tabs (in the environment, as "token").
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    expiresAt
    token
    user { username }
  }
}
`, { input: { identifier: '', password: '' } }),
]

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
      initialWindows: TABS,
      initialEnvironments: { activeSubEnvironment: 'session', subEnvironments: [{ id: 'session', title: 'Session', variables: { token: '' } }] },
      initialSettings: { theme: 'dark', 'banners.disable': true, disablePushNotification: true },
      instanceStorageNamespace: 'cutroom_',
      disableAccount: true,
    }))
  })
  return router
}
