import { readFileSync } from 'node:fs'
import { announcedIn, graphChanges, unannouncedChanges } from '../../scripts/contract/breaking-changes.js'
import { type OpenApi, openApiChanges } from '../../scripts/contract/openapi-changes.js'

const SDL = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
  type Query { video(id: ID!): Video videos(first: Int): [Video!]! }
  type Video @key(fields: "id") { id: ID! title: String! state: State! }
  enum State { READY FAILED }
  input VideoInput { title: String! note: String }
  type Mutation { updateVideo(input: VideoInput!): Video! }
`
const graph = async (from: string, to: string) =>
  (await graphChanges(SDL, SDL.replace(from, to))).map(({ coordinate }) => coordinate)

test('GraphQL: what clients send or read must not go, and nothing new may be required', async () => {
  expect(await graph('title: String! state', 'state')).toEqual(['Video.title'])
  expect(await graph('title: String! state', 'title: String state')).toEqual(['Video.title'])
  expect(await graph('READY FAILED', 'READY')).toEqual(['State.FAILED'])
  expect(await graph('note: String', 'note: String!')).toEqual(['VideoInput.note'])
  expect(await graph('(first: Int)', '(first: Int, projectId: ID!)')).toEqual(['Query.videos.projectId'])
  expect(await graph('@key(fields: "id")', '')).toEqual(['Video.@key'])
  expect(await graph('READY FAILED', 'READY FAILED PAUSED')).toEqual([])
  expect(
    await graph('state: State!', 'state: State! length: Float @deprecated(reason: "Use `seconds`.")'),
  ).toEqual([])
})

const VIDEO = {
  type: 'object',
  properties: {
    video_id: { type: 'string' },
    status: { type: 'string', enum: ['ready', 'failed'] },
    film: { anyOf: [{ $ref: '#/components/schemas/Video' }, { type: 'null' }] },
  },
  required: ['video_id', 'status'],
}
const INPUT = {
  type: 'object',
  properties: { title: { type: 'string' }, ratio: { type: ['string', 'null'] } },
  required: ['title'],
}
const video = { $ref: '#/components/schemas/Video' }
const API = {
  paths: {
    '/videos': {
      get: {
        operationId: 'listVideos',
        parameters: [{ in: 'query', name: 'status', schema: { type: 'string', enum: ['ready', 'failed'] } }],
        responses: { 200: { content: { 'application/json': { schema: { type: 'array', items: video } } } } },
      },
      post: {
        operationId: 'createVideo',
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/VideoInput' } } },
        },
        responses: { 201: { content: { 'application/json': { schema: video } } }, 409: {} },
      },
    },
  },
  components: { schemas: { Video: VIDEO, VideoInput: INPUT } },
}
/** The coordinates of the breaking changes that `change` makes. */
function rest(change: (api: any) => void): string[] {
  const changed = structuredClone(API)
  change(changed)
  return openApiChanges(API as OpenApi, changed as OpenApi).map(({ coordinate }) => coordinate)
}

test('REST: calls, parameters, fields, values and types must not go, and nothing new may be required', () => {
  expect(rest(({ paths }) => delete paths['/videos'].post)).toEqual(['POST /videos'])
  expect(rest(({ paths }) => (paths['/videos'].get.operationId = 'videos'))).toEqual(['GET /videos'])
  expect(rest(({ paths }) => (paths['/videos'].get.parameters = []))).toEqual(['GET /videos status'])
  expect(rest(({ paths }) => paths['/videos'].get.parameters[0].schema.enum.pop())).toEqual([
    'GET /videos status',
  ])
  expect(rest(({ paths }) => (paths['/videos'].get.parameters[0].required = true))).toEqual([
    'GET /videos status',
  ])
  const { post } = API.paths['/videos']
  expect(rest(({ paths }) => (paths['/videos'].post.responses = { 200: post.responses[201] }))).toEqual([
    'POST /videos',
  ])

  const schemas = (change: (video: typeof VIDEO, input: typeof INPUT) => void) =>
    rest(({ components }) => change(components.schemas.Video, components.schemas.VideoInput))
  expect(
    schemas(({ properties }: { properties: Partial<typeof VIDEO.properties> }) => delete properties.status),
  ).toEqual(['Video/status'])
  expect(schemas((one) => one.required.pop())).toEqual(['Video/status'])
  expect(schemas(({ properties }) => (properties.video_id.type = 'integer'))).toEqual(['Video/video_id'])
  expect(schemas(({ properties }) => (properties.status.enum = ['failed']))).toEqual(['Video/status'])
  expect(schemas((_, input) => input.required.push('ratio'))).toEqual(['VideoInput/ratio'])
  expect(schemas((_, { properties }) => (properties.ratio.type = ['string']))).toEqual(['VideoInput/ratio'])
})

test('REST: what is added breaks nothing', () => {
  const changes = rest(({ paths, components: { schemas } }) => {
    paths['/films'] = { get: { operationId: 'listFilms', responses: {} } }
    paths['/videos'].get.parameters.push({ in: 'query', name: 'limit', schema: { type: 'integer' } })
    delete paths['/videos'].post.responses[409]
    schemas.Video.properties.seconds = { type: 'number' }
    schemas.Video.properties.status.enum.push('paused')
    schemas.VideoInput.properties.seed = { type: 'integer' }
    schemas.VideoInput.required = []
  })
  expect(changes).toEqual([])
})

const CHANGELOG = `# Changelog
## Unreleased
### Breaking
- \`Video.title\` is \`Video.name\`; \`POST /videos\` was removed.
### Added
- \`State.PAUSED\`
## 1.0.0
### Breaking
- \`State.FAILED\`
`

test('a breaking change is announced below "Breaking" of the unreleased version', async () => {
  expect([...announcedIn(CHANGELOG)]).toEqual(['Video.title', 'Video.name', 'POST /videos'])
  const after = {
    sdl: SDL.replace('title: String! state', 'name: String! state').replace('READY FAILED', 'READY'),
    openApi: {
      paths: { '/videos': { get: API.paths['/videos'].get } },
      components: API.components,
    } as OpenApi,
  }
  expect(await unannouncedChanges({ sdl: SDL, openApi: API as OpenApi }, after, CHANGELOG)).toMatchObject([
    { coordinate: 'State.FAILED' },
  ])
})

test('a deprecation in GraphQL names its replacement and the day of its removal', () => {
  const sdl = readFileSync(new URL('../../schema/graph.graphql', import.meta.url), 'utf8')
  for (const [, reason] of sdl.matchAll(/@deprecated(?:\(reason: "(.*?)"\))?/g))
    expect(reason).toMatch(/^Use `.+`.* Removed after \d{4}-\d\d-\d\d\.$/)
})
