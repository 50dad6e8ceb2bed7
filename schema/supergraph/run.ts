import { parseArgs } from 'node:util'
import { sdlOf, startCutroom } from './cutroom.js'
import { GATEWAY_NAMES, type GatewayName, compose, openGateway, ratedTypeOf } from './gateway.js'
import { startRatings } from './ratings.js'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    token: { type: 'string' },
    gateway: { type: 'string', default: 'apollo' },
  },
})
const name = values.gateway as GatewayName

const FIRST = '{ projects(first: 1) { nodes { clips(first: 1) { nodes { id } } } } }'
const RATE = 'mutation Rate($id: ID!) { rateVideo(id: $id, stars: 4) { stars video { title } } }'
const QUERY = `query Supergraph {
  me { username }
  projects(first: 3) {
    nodes { name clips(first: 3) { nodes { title status author { username } stars ratings } } }
  }
  topRated(first: 3) { nodes { stars video { title author { username } } } pageInfo { hasNextPage } totalCount { value } }
}`

/** Composes Cutroom with the ratings, rates a video, and queries both in one operation. */
async function run(): Promise<void> {
  if (!GATEWAY_NAMES.includes(name)) throw new Error(`Gateways: ${GATEWAY_NAMES.join(', ')}`)
  const print = (line: string) => process.stdout.write(`${line}\n`)
  if (values.url && !values.token)
    throw new Error('Give --token with --url: a session token of somebody who may see the projects')
  if (!values.url) print('Starting a separate Cutroom')
  const cutroom = values.url
    ? { url: values.url, authorization: `Bearer ${values.token}`, stop: async () => {} }
    : await startCutroom()
  try {
    const ratings = await startRatings(ratedTypeOf(name))
    try {
      const supergraph = compose(name, [
        { name: 'cutroom', url: cutroom.url, sdl: await sdlOf(cutroom.url, cutroom.authorization) },
        ratings,
      ])
      print(`Composed cutroom and ratings into a supergraph of ${supergraph.length} characters`)
      const gateway = await openGateway(name, supergraph)
      try {
        const first = await gateway.ask<{ projects: { nodes: { clips: { nodes: { id: string }[] } }[] } }>(
          FIRST,
          {},
          cutroom.authorization,
        )
        const id = first.projects.nodes[0]?.clips.nodes[0]?.id
        if (id) await gateway.ask(RATE, { id }, cutroom.authorization)
        print(`\n${QUERY}\n\n${JSON.stringify(await gateway.ask(QUERY, {}, cutroom.authorization), null, 2)}`)
      } finally {
        await gateway.stop()
      }
    } finally {
      await ratings.stop()
    }
  } finally {
    await cutroom.stop()
  }
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
