import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import { report } from './report.mjs'

/** A standalone Apollo Server that returns a constant. */
const server = new ApolloServer({
  typeDefs: 'type User { id: ID! } type Query { me: User! }',
  resolvers: { Query: { me: () => ({ id: '5f4a4a06-7e66-4f0d-9f3e-9d8b2a1c0e11' }) } },
  stopOnTerminationSignals: false,
})
const { url } = await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' } })
report(Number(new URL(url).port), () => server.stop())
