import { composeServices } from '@apollo/composition'
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway'
import { ApolloServer } from '@apollo/server'
import { parse } from 'graphql'

export interface Subgraph {
  name: string
  url: string
  sdl: string
}

interface Caller {
  authorization: string
}

/** Composes subgraphs to one schema. Throws with all composition errors. */
export function compose(subgraphs: Subgraph[]): string {
  const { supergraphSdl, errors } = composeServices(
    subgraphs.map(({ name, url, sdl }) => ({ name, url, typeDefs: parse(sdl) })),
  )
  if (!supergraphSdl)
    throw new Error(
      `The subgraphs do not fit together:\n${(errors ?? []).map(({ message }) => `  ${message}`).join('\n')}`,
    )
  return supergraphSdl
}

/** A gateway that forwards the caller’s `Authorization` header, so that each subgraph applies its own permissions. */
export async function openGateway(supergraphSdl: string) {
  const gateway = new ApolloGateway({
    supergraphSdl,
    buildService: ({ url }) =>
      new RemoteGraphQLDataSource<Caller>({
        url,
        willSendRequest: ({ request, context }) => {
          if (context.authorization) request.http?.headers.set('authorization', context.authorization)
        },
      }),
  })
  const server = new ApolloServer<Caller>({ gateway, stopOnTerminationSignals: false })
  await server.start()
  return {
    /** Returns data and errors of an operation. */
    ask: async <Data>(
      query: string,
      variables: Record<string, unknown>,
      authorization: string,
    ): Promise<Data> => {
      const { body } = await server.executeOperation(
        { query, variables },
        { contextValue: { authorization } },
      )
      if (body.kind !== 'single') throw new Error('The gateway sent its response in parts')
      const { data, errors } = body.singleResult
      if (errors) throw new Error(errors.map(({ message }) => message).join('\n'))
      return data as Data
    },
    stop: () => server.stop(),
  }
}
