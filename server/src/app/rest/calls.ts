import type { Call } from '#platform/api/rest'
import { MODULES, type Services } from '../../modules/index.js'

/** The order of tags in OpenAPI: the most important ones first, then module order. */
const FIRST = ['account', 'project']
const placeOf = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)

/** All rows of the REST adapter, with the services that they call. */
export const makeCalls = (services: Services): Call[] =>
  [...MODULES]
    .sort((one, other) => placeOf(one.name) - placeOf(other.name))
    .flatMap(({ rest }) => rest?.(services as never) ?? [])

/** Descriptions of the tags, in alphabetical order. */
export const REST_TAGS = MODULES.flatMap(({ restTags = {} }) => Object.entries(restTags))
  .map(([name, description]) => ({ name, description }))
  .sort((one, other) => (one.name < other.name ? -1 : 1))
