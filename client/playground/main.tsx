import './trusted-types'
import '@fontsource-variable/instrument-sans/wght.css'
import '@graphiql/react/style.css'
import '@graphiql/plugin-doc-explorer/style.css'
import 'graphiql/graphiql.css'
import './page.css'
import './head.css'
import './files.css'
import './graphiql.css'
import { createRoot } from 'react-dom/client'
import * as monaco from 'monaco-graphql/esm/monaco-editor.js'
import { Playground } from './Playground'
import { EDITOR_THEME, editorTheme } from './editor-theme'
import { startWorkers } from './workers'

startWorkers()
monaco.editor.defineTheme(EDITOR_THEME, editorTheme)
createRoot(document.getElementById('root')!).render(<Playground />)
