import './trusted-types'
import '@graphiql/react/style.css'
import '@graphiql/plugin-doc-explorer/style.css'
import '@graphiql/plugin-explorer/style.css'
import 'graphiql/graphiql.css'
import '@fontsource-variable/geist-mono/wght.css'
import '@fontsource-variable/instrument-sans/wght.css'
import './page.css'
import { explorerPlugin } from '@graphiql/plugin-explorer'
import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import { correctNames } from './accessible-names'
import { EXAMPLES, TOKEN_HEADER } from './examples'
import { FileInput, fetchWithFile } from './file-upload'
import { startWorkers } from './workers'

const api = new URL('/graphql', document.baseURI)
const key = document.querySelector<HTMLMetaElement>('meta[name=playground-key]')?.content ?? ''
/** The page has no browser storage: it keeps nothing, tokens included. */
const NO_STORAGE = { length: 0, getItem: () => null, setItem() {}, removeItem() {}, clear() {} }

startWorkers()
correctNames()
createRoot(document.getElementById('root')!).render(
  <GraphiQL
    fetcher={createGraphiQLFetcher({
      url: api.href,
      subscriptionUrl: Object.assign(new URL(api), { protocol: api.protocol.replace('http', 'ws') }).href,
      headers: { 'x-playground-key': key },
      fetch: fetchWithFile,
    })}
    storage={NO_STORAGE}
    plugins={[explorerPlugin()]}
    defaultTabs={EXAMPLES}
    defaultHeaders={TOKEN_HEADER}
    defaultEditorToolsVisibility="headers"
    customScalarSchemas={{ Upload: {} }} // null stands for a file
    forcedTheme="dark"
    shouldPersistHeaders={false}
    showPersistHeadersSettings={false}
  >
    <GraphiQL.Logo>
      <a className="graphiql-logo-link" href="/">
        Cutroom
      </a>
    </GraphiQL.Logo>
    <GraphiQL.Footer>
      <FileInput />
    </GraphiQL.Footer>
  </GraphiQL>,
)
