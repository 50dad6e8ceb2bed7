import { pathToFileURL } from 'node:url'
import { ClientError, GraphQLClient } from 'graphql-request'
import { DOCUMENTS, errorOf, runSession } from './session.mjs'

/** A session with documents as text, or as codegen’s client preset compiles them. */
export const runRequests = (documents) =>
  runSession(({ url, headers }) => {
    const client = new GraphQLClient(url, { headers })
    return {
      request: (name, variables) =>
        client.request(documents[name], variables).catch((error) => {
          throw error instanceof ClientError ? errorOf(error.response.errors) : error
        }),
    }
  })

if (import.meta.url === pathToFileURL(process.argv[1]).href) await runRequests(DOCUMENTS)
