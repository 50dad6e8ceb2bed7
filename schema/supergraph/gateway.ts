import { composeServices as composeWithApollo } from '@apollo/composition'
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway'
import { ApolloServer } from '@apollo/server'
import { getStitchedSchemaFromSupergraphSdl } from '@graphql-tools/federation'
import { composeServices as composeWithHive } from '@theguild/federation-composition'
import { type ExecutionResult, execute, parse } from 'graphql'
import type { RatedType } from './ratings.js'

export interface Subgraph {
  name: string
  url: string
  sdl: string
}

interface Caller {
  authorization: string
}

type Variables = Record<string, unknown>

/** A gateway that forwards the caller’s `Authorization` header, so that each subgraph applies its own permissions. */
interface Gateway {
  send(query: string, variables: Variables, authorization: string): Promise<ExecutionResult>
  stop(): Promise<void>
}

/** `@apollo/gateway`. */
async function openApolloGateway(supergraphSdl: string): Promise<Gateway> {
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
    send: async (query, variables, authorization) => {
      const { body } = await server.executeOperation(
        { query, variables },
        { contextValue: { authorization } },
      )
      if (body.kind !== 'single') throw new Error('The gateway sent its response in parts')
      return body.singleResult as ExecutionResult
    },
    stop: () => server.stop(),
  }
}

/** The query planner of Hive Gateway, without its server. */
async function openHiveGateway(supergraphSdl: string): Promise<Gateway> {
  const schema = getStitchedSchemaFromSupergraphSdl({
    supergraphSdl,
    batch: true,
    httpExecutorOpts: {
      headers: (request) => ({
        authorization: (request?.context as Caller | undefined)?.authorization ?? '',
      }),
    },
  })
  return {
    send: async (query, variableValues, authorization) =>
      execute({ schema, document: parse(query), variableValues, contextValue: { authorization } }),
    stop: async () => {},
  }
}

const GATEWAYS = {
  apollo: { composeServices: composeWithApollo, open: openApolloGateway, ratedType: 'Video' },
  // it finds fields of an interface object only where a field returns the interface, not in lists of clips
  hive: { composeServices: composeWithHive, open: openHiveGateway, ratedType: 'Clip' },
} as const
export type GatewayName = keyof typeof GATEWAYS
export const GATEWAY_NAMES = Object.keys(GATEWAYS) as GatewayName[]

/** The type that the ratings extend behind this gateway. */
export const ratedTypeOf = (name: GatewayName): RatedType => GATEWAYS[name].ratedType

/** Composes subgraphs to one schema. Throws with all composition errors. */
export function compose(name: GatewayName, subgraphs: Subgraph[]): string {
  const services = subgraphs.map(({ name, url, sdl }) => ({ name, url, typeDefs: parse(sdl) }))
  const { supergraphSdl, errors } = GATEWAYS[name].composeServices(services)
  if (!supergraphSdl)
    throw new Error(
      `The subgraphs do not fit together:\n${(errors ?? []).map(({ message }) => `  ${message}`).join('\n')}`,
    )
  return supergraphSdl
}

/** Opens a gateway for composed subgraphs. */
export async function openGateway(name: GatewayName, supergraphSdl: string) {
  const gateway = await GATEWAYS[name].open(supergraphSdl)
  return {
    ...gateway,
    /** Returns the data of an operation. Throws its errors. */
    ask: async <Data>(query: string, variables: Variables, authorization: string): Promise<Data> => {
      const { data, errors } = await gateway.send(query, variables, authorization)
      if (errors) throw new Error(errors.map(({ message }) => message).join('\n'))
      return data as Data
    },
  }
}
