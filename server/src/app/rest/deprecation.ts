import type { Deprecation } from '#platform/api/rest'

/** The headers of a deprecated call: RFC 9745 and RFC 8594. */
export const deprecationHeaders = ({ since, sunset }: Deprecation) => ({
  Deprecation: `@${Date.parse(since) / 1000}`,
  Sunset: new Date(sunset).toUTCString(),
})

/** The description of a deprecated call. */
export const deprecationNotice = ({ since, sunset, replacement }: Deprecation): string =>
  `Deprecated since ${since}, and removed from ${sunset} on. Use ${replacement}.`

const DESCRIPTIONS = {
  Deprecation: 'The time of the deprecation, as `@` and Unix seconds.',
  Sunset: 'The time from which the call may be removed.',
}

/** The same headers in OpenAPI. */
export const describeDeprecationHeaders = (deprecation: Deprecation) =>
  Object.fromEntries(
    Object.entries(deprecationHeaders(deprecation)).map(([name, example]) => [
      name,
      { description: DESCRIPTIONS[name as keyof typeof DESCRIPTIONS], schema: { type: 'string' }, example },
    ]),
  )
