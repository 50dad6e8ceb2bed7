import { ApolloClient } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import { makeCache } from '../src/app/apollo/cache'
import { refetchCut } from '../src/entities/video/cut/cutEdits'
import { cutEdits } from '../src/features/editor/state/cutEdits'
import { type CutServerOptions, cutServer } from './cut-server'

/** The edits of a cut that the browser has loaded from a server. `reload` opens them anew. */
export async function loadedCut(options: CutServerOptions = {}) {
  const server = cutServer(options)
  const load = async () => {
    const link = new MockLink(server.answers, { showWarnings: false })
    const client = new ApolloClient({ cache: makeCache(), link })
    await refetchCut(client, '1')
    const edits = cutEdits(client, { projectId: '1', viewerId: 'ana', isReadOnly: false })
    edits.store.refresh()
    return { client, edits }
  }
  return { server, sent: server.sent, reload: load, ...(await load()) }
}
