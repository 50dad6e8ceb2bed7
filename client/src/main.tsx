import './app/trusted-types'
import '@fontsource-variable/geist-mono/wght.css'
import '@fontsource-variable/instrument-sans/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { makeClient } from './app/apollo/client'
import './app/global.css'
import { Providers } from './app/Providers'
import { makeRouter } from './app/router'
import { cssVars } from './app/theme'

document.head.append(Object.assign(document.createElement('style'), { textContent: cssVars }))

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers client={makeClient()}>
      <RouterProvider router={makeRouter()} />
    </Providers>
  </StrictMode>,
)
