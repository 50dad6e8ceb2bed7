import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import { makeCache } from '../src/app/apollo/cache'
import { refetchCut } from '../src/entities/video/cut/cutEdits'
import { cutEdits } from '../src/features/editor/state/cutEdits'
import { type CutServerOptions, cutServer } from './cut-server'

/** Edits of a cut loaded from a test server. `reload` opens them again, like a reloaded page. */
export async function loadedCut(options: CutServerOptions = {}) {
  const server = cutServer(options)
  let opened = { isOpen: true }
  const load = async () => {
    opened.isOpen = false
    const page = (opened = { isOpen: true })
    // a closed page sends nothing more
    const whileOpen = new ApolloLink((operation, forward) =>
      page.isOpen ? forward(operation) : new Observable(() => undefined),
    )
    const link = whileOpen.concat(new MockLink(server.answers, { showWarnings: false }))
    const client = new ApolloClient({ cache: makeCache(), link })
    await refetchCut(client, '1')
    const edits = cutEdits(client, { projectId: '1', viewerId: 'ana', isReadOnly: false })
    edits.store.refresh()
    return { client, edits }
  }
  return { server, sent: server.sent, reload: load, ...(await load()) }
}
