import { MeDocument } from '../../entities/person/me.generated'
import type { PageQueries, SendQuery } from '../../shared/lib/loading/prefetchQueries'
import { type QueryText, requestKey } from '../../shared/lib/loading/preloadedResponses'
import { localStore } from '../../shared/lib/browserStorage'
import { TOKEN_KEY, isToken } from '../../shared/lib/session/token'
import { fetchImages } from './images'
import { libraryQueries, projectsQueries } from './lists'
import { pageQueries as projectQueries } from './project'

/*
 * The preload script: sends the first queries of the open page before the app is loaded. The build makes it one small file
 * with documents as strings.
 */

const path = location.pathname.split('/').slice(1)
const [first = '', id] = path
const pages: Record<string, PageQueries> = {
  '': libraryQueries,
  library: libraryQueries,
  projects: id ? projectQueries : projectsQueries,
}

const token = localStore.getItem(TOKEN_KEY)
if (!window.preloadedResponses && isToken(token)) {
  const authorization = `Bearer ${token}`
  const responses = new Map<string, Promise<Response>>()
  const send: SendQuery = (query, variables) => {
    const { name, text } = query as unknown as QueryText
    const response = fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ operationName: name, variables, query: text }),
    })
    response.catch(() => undefined) // the app retries and shows the error
    responses.set(requestKey(name, variables), response)
    fetchImages(name, response).catch(() => undefined)
  }
  const address = { path, search: new URLSearchParams(location.search) }
  send(MeDocument, {})
  pages[first]?.(send, address)
  window.preloadedResponses = { authorization, responses }
}
