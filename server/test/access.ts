import { accessOf } from '#platform/api/authorized'
import type { Access } from '#platform/auth/access'
import '../src/app/graphql/resolvers.js'
import { operationNames } from './any-operation.js'

/** The mutations with their declared access. */
export const mutations: [name: string, access: Access][] = operationNames('mutation').map((name) => [
  name,
  accessOf(name),
])
