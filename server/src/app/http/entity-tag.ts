const strong = (tag: string): string => tag.trim().replace(/^W\//, '')

/**
 * Whether an `If-None-Match` header names this tag. Express' own check also heeds the request's
 * `Cache-Control`, which some clients send along with every tag.
 */
export const namesTag = (header: string, tag: string): boolean =>
  header.split(',').some((given) => ['*', strong(tag)].includes(strong(given)))
