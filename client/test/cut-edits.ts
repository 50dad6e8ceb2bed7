import { ApolloClient } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import { makeCache } from '../src/app/apollo/cache'
import { NewestCutDocument } from '../src/entities/video/cut/CutEdit.generated'
import { cutEdits } from '../src/features/editor/state/cutEdits'
import { type CutServerOptions, cutServer } from './cut-server'

/** The edits of a cut that the browser has loaded from a server. `reload` opens them anew. */
export async function loadedCut(options: CutServerOptions = {}) {
  const server = cutServer(options)
  const load = async () => {
    const link = new MockLink(server.answers, { showWarnings: false })
    const client = new ApolloClient({ cache: makeCache(), link })
    await client.query({ query: NewestCutDocument, variables: { id: '1' } })
    const edits = cutEdits(client, { projectId: '1', viewerId: 'ana', isReadOnly: false })
    edits.store.refresh()
    return { client, edits }
  }
  return { server, sent: server.sent, reload: load, ...(await load()) }
}
