import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, printSchema } from 'graphql'
import relay from 'relay-runtime'
import { DOCUMENTS, errorOf, print, runSession } from './session.mjs'
import { socketsOf } from './sockets.mjs'

const {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  commitMutation,
  fetchQuery,
  requestSubscription,
} = relay

/** A cut with a card, whose item and video must not share an id. */
const CUT = {
  editCut: `mutation sessionEditCutMutation($input: EditCutInput!) { editCut(input: $input) { conflicts { elementId } } }`,
  cut: `query sessionCutQuery($projectId: ID!) { project(id: $projectId) { cut { items { ...session_item } } } }`,
  item: `fragment session_item on CutItem { id video { __typename id title } }`,
}

mkdirSync('source', { recursive: true })
// Relay’s compiler reads no schema extensions, which subgraphs have
const sdl = readFileSync(join(process.env.SCHEMA, 'graph.graphql'), 'utf8')
writeFileSync('graph.graphql', printSchema(buildSchema(sdl, { assumeValidSDL: true })))
const documents = Object.values({ ...DOCUMENTS, ...CUT }).map((document) => `graphql\`${document}\``)
writeFileSync('source/session.js', `import { graphql } from 'relay-runtime'\n${documents.join('\n')}\n`)
writeFileSync(
  'relay.config.json',
  JSON.stringify({ src: 'source', schema: 'graph.graphql', language: 'javascript', eagerEsModules: true }),
)
execFileSync(process.execPath, ['node_modules/relay-compiler/cli.js', 'relay.config.json'], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
print('compiles operations and a fragment')

const artifacts = {}
for (const [name, document] of Object.entries({ ...DOCUMENTS, ...CUT })) {
  const [, artifact] = /^\w+ (\w+)/.exec(document)
  artifacts[name] = (await import(`./source/__generated__/${artifact}.graphql.js`)).default
}

await runSession(({ url, headers }) => {
  const sockets = socketsOf({ url, headers })
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(
      async ({ text }, variables) => {
        const body = JSON.stringify({ query: text, variables })
        const response = await fetch(url, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body,
        })
        const answer = await response.json()
        if (answer.errors) throw errorOf(answer.errors)
        return answer
      },
      ({ text }, variables) =>
        Observable.create((sink) => sockets.subscribe({ query: text, variables }, sink)),
    ),
  })
  const request = (name, variables) =>
    artifacts[name].params.operationKind === 'query'
      ? fetchQuery(environment, artifacts[name], variables).toPromise()
      : new Promise((resolve, reject) =>
          commitMutation(environment, {
            mutation: artifacts[name],
            variables,
            onCompleted: resolve,
            onError: reject,
          }),
        )
  return {
    request,
    subscribe: (name, listen) =>
      requestSubscription(environment, { subscription: artifacts[name], variables: {}, onNext: listen }),
    close: async () => {
      const { createProject } = await request('createProject', { name: 'Titles' })
      const projectId = createProject.id
      const addCard = { id: crypto.randomUUID(), title: 'Low tide' }
      await request('editCut', { input: { projectId, operations: [{ addCard }] } })
      const {
        project: { cut },
      } = await request('cut', { projectId })
      const { data: item } = environment.lookup(relay.getSingularSelector(artifacts.item, cut.items[0]))
      const records = environment.getStore().getSource()
      assert.deepEqual(
        [records.get(item.id).__typename, records.get(item.video.id).__typename, item.video.title],
        ['CutItem', 'CardVideo', 'Low tide'],
      )
      print('reads a fragment from its store, where no types share an id')
      sockets.dispose()
    },
  }
})
process.exit()
