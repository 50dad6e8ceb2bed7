import './app/trusted-types'
import '@fontsource-variable/geist-mono/wght.css'
import '@fontsource-variable/instrument-sans/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { fetchAhead } from './app/fetchAhead'
import './app/global.css'
import { makeRouter } from './app/router'
import { cssVars } from './app/tokens'
import './shared/lib/input/fileDrop'

document.head.append(Object.assign(document.createElement('style'), { textContent: cssVars }))

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={makeRouter()} />
  </StrictMode>,
)
fetchAhead()
