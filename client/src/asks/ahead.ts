import { keyOf, type QueryText } from '../lib/askedAhead'
import type { Ask, Send } from '../lib/askAhead'
import { TOKEN_KEY, isValid } from '../lib/token'
import { ask as askForMe } from './me'
import { ask as askForAssets } from './library'
import { fetchPictures } from './pictures'
import { ask as askForProject } from './project'
import { ask as askForProjects } from './projects'

/*
 * Runs by itself, before the app is loaded: it asks for what the page shows first, so that the answers come while
 * the app’s code still does. Built into one small file, in which documents are their texts.
 */

const path = location.pathname.split('/').slice(1)
const [first = '', id] = path
const pages: Record<string, Ask> = {
  '': askForAssets,
  library: askForAssets,
  projects: id ? askForProject : askForProjects,
}

const token = localStorage.getItem(TOKEN_KEY)
if (!window.askedAhead && isValid(token)) {
  const authorization = `Bearer ${token}`
  const answers = new Map<string, Promise<Response>>()
  const send: Send = (query, variables) => {
    const { name, text } = query as unknown as QueryText
    const answer = fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true', authorization },
      body: JSON.stringify({ operationName: name, variables, query: text }),
    })
    answer.catch(() => undefined) // the app asks again, and shows what is wrong
    answers.set(keyOf(name, variables), answer)
    fetchPictures(name, answer).catch(() => undefined)
  }
  const address = { path, search: new URLSearchParams(location.search) }
  askForMe(send, address)
  pages[first]?.(send, address)
  window.askedAhead = { authorization, answers }
}
