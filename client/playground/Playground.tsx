import { GraphiQL } from 'graphiql'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { EDITOR_THEME } from './editor-theme'
import { EXAMPLES } from './examples'
import { FilesBar } from './FilesBar'
import { Head } from './Head'
import { nameTabs } from './name-tabs'
import { memoryStorage } from './memory-storage'
import { type Answer, type ChosenFiles, connect, makeFetcher } from './transport'

/** The session of this page, in memory only. */
export interface Session {
  token: string
  username: string
}

const sessionIn = ({ data }: Answer): Session | undefined => {
  const { token, user } = (data?.signIn ?? {}) as { token?: string; user?: { username?: string } }
  return token ? { token, username: user?.username ?? 'signed in' } : undefined
}

const THEME = { dark: EDITOR_THEME, light: EDITOR_THEME }
const UPLOADS = { Upload: {} } // null stands for a file
const NO_MORE_PLUGINS: [] = []
const storage = memoryStorage()

/** The page of /graphql: the schema’s documentation and an editor. */
export function Playground() {
  const [session, setSession] = useState<Session | null>(null)
  const files = useRef<ChosenFiles>({})
  const filesOf = useCallback(() => files.current, [])
  const keepFiles = useCallback((chosen: ChosenFiles) => void (files.current = chosen), [])
  const token = session?.token ?? null
  const client = useMemo(() => connect(token), [token])
  useEffect(() => () => void client.dispose(), [client])
  useEffect(nameTabs, [])
  const hear = useCallback((answer: Answer) => {
    const begun = sessionIn(answer)
    if (begun) setSession(begun)
  }, [])
  const fetcher = useMemo(
    () => makeFetcher({ token, client, filesOf, onAnswer: hear }),
    [token, client, filesOf, hear],
  )
  return (
    <>
      <Head session={session} onAnswer={hear} onSignOut={() => setSession(null)} />
      <main>
        <GraphiQL
          fetcher={fetcher}
          schema={session ? undefined : null} // production hides the schema without a session
          customScalarSchemas={UPLOADS}
          storage={storage}
          defaultTabs={EXAMPLES}
          plugins={NO_MORE_PLUGINS}
          forcedTheme="dark"
          editorTheme={THEME}
          defaultEditorToolsVisibility="variables"
          shouldPersistHeaders={false}
          showPersistHeadersSettings={false}
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
          <GraphiQL.Toolbar>
            {({ prettify, merge }) => (
              <>
                {prettify}
                {merge}
              </>
            )}
          </GraphiQL.Toolbar>
          <FilesBar onChange={keepFiles} />
        </GraphiQL>
      </main>
    </>
  )
}
