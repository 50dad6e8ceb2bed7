import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled'
import { startStandaloneServer } from '@apollo/server/standalone'
import { buildSubgraphSchema } from '@apollo/subgraph'
import { parse } from 'graphql'

/** The type that has ratings: videos of all kinds, or only clips. */
export type RatedType = 'Video' | 'Clip'

const sdlOf = (type: RatedType) => `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable", "@interfaceObject"])

  "A video of Cutroom, as the ratings know it."
  type ${type} @key(fields: "id") ${type === 'Video' ? '@interfaceObject' : ''} {
    id: ID!
    "The mean of its ratings; null while there is none."
    stars: Float
    "How many ratings it has."
    ratings: Int!
  }

  "The ratings of a video, which stay when it is deleted."
  type Rating {
    stars: Float!
    ratings: Int!
    "Null if it is deleted or the caller may not see it."
    video: ${type}
  }

  "Ratings, best first, with the position in their list."
  type RatingConnection {
    nodes: [Rating!]!
    pageInfo: PageInfo!
    totalCount: Count!
  }

  "The position of a page in its list, as in Cutroom."
  type PageInfo @shareable {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  "How long a list is, as in Cutroom."
  type Count @shareable {
    value: Int!
    isExact: Boolean!
  }

  type Query {
    "The videos with the most stars, best first."
    topRated(first: Int! = 10): RatingConnection!
  }

  type Mutation {
    "Gives a video one to five stars."
    rateVideo(id: ID!, stars: Int!): Rating!
  }
`

/**
 * A second subgraph, kept in memory, that adds ratings to the videos of Cutroom, of which it knows only the ids. Like every
 * subgraph, it must only be reachable by the gateway.
 */
export async function startRatings(type: RatedType) {
  const given = new Map<string, number[]>()
  const of = (id: string) => given.get(id) ?? []
  const starsOf = (id: string) => of(id).reduce((sum, stars) => sum + stars, 0) / of(id).length
  const ratingOf = (id: string) => ({ stars: starsOf(id), ratings: of(id).length, video: { id } })
  const schema = buildSubgraphSchema({
    typeDefs: parse(sdlOf(type)),
    resolvers: {
      [type]: {
        __resolveReference: ({ id }: { id: string }) => ({ id }),
        stars: ({ id }: { id: string }) => (of(id).length ? starsOf(id) : null),
        ratings: ({ id }: { id: string }) => of(id).length,
      },
      Query: {
        topRated: (_root: unknown, { first }: { first: number }) => {
          const ids = [...given.keys()].sort((one, other) => starsOf(other) - starsOf(one))
          return {
            nodes: ids.slice(0, first).map(ratingOf),
            pageInfo: { hasNextPage: ids.length > first, hasPreviousPage: false },
            totalCount: { value: ids.length, isExact: true },
          }
        },
      },
      Mutation: {
        rateVideo: (_root: unknown, { id, stars }: { id: string; stars: number }) => {
          if (stars < 1 || stars > 5) throw new RangeError('A rating has one to five stars')
          given.set(id, [...of(id), stars])
          return ratingOf(id)
        },
      },
    },
  })
  const server = new ApolloServer({
    schema,
    stopOnTerminationSignals: false,
    plugins: [ApolloServerPluginInlineTraceDisabled()],
  })
  const { url } = await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' } })
  return { name: 'ratings', url, sdl: sdlOf(type), stop: () => server.stop() }
}
