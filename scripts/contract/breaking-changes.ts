import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'
import { type BreakingChange, type OpenApi, openApiChanges } from './openapi-changes.js'

/** Both APIs of a version: the SDL of GraphQL and the OpenAPI description. */
export interface Contract {
  sdl: string
  openApi: OpenApi
}

/** The SDL uses directives of Apollo Federation without their definitions. */
const schemaOf = (sdl: string) => buildSchema(sdl, { assumeValidSDL: true })

/** Without these, other subgraphs no longer compose, or entities are no longer found. */
const NEEDED_BY_SUBGRAPHS = /\.@(key|shareable)$/

/**
 * What breaks clients and other subgraphs of the earlier SDL. A coordinate is a type, a field, an argument, a value or a
 * directive: `Video.title`, `Video.@key`.
 */
export async function graphChanges(before: string, after: string): Promise<BreakingChange[]> {
  const changes = await diff(schemaOf(before), schemaOf(after))
  return changes
    .filter(
      ({ criticality, type, path = '' }) =>
        criticality.level === CriticalityLevel.Breaking ||
        (type.endsWith('_REMOVED') && NEEDED_BY_SUBGRAPHS.test(path)),
    )
    .map(({ path, message }) => ({ coordinate: path ?? message, message }))
}

/** The coordinates that a changelog announces: code below “### Breaking” of its first version. */
export function announcedIn(changelog: string): Set<string> {
  const [, unreleased = ''] = changelog.split(/^## /m)
  const breaking = unreleased.split(/^### /m).find((section) => section.startsWith('Breaking\n')) ?? ''
  return new Set([...breaking.matchAll(/`([^`]+)`/g)].map(([, coordinate]) => coordinate))
}

/** The breaking changes that the changelog does not announce. */
export async function unannouncedChanges(
  before: Contract,
  after: Contract,
  changelog: string,
): Promise<BreakingChange[]> {
  const announced = announcedIn(changelog)
  const changes = [
    ...(await graphChanges(before.sdl, after.sdl)),
    ...openApiChanges(before.openApi, after.openApi),
  ]
  return changes.filter(({ coordinate }) => !announced.has(coordinate))
}
