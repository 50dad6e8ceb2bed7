import '@fontsource-variable/geist-mono/wght.css'
import '@fontsource-variable/instrument-sans/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../app/global.css'
import { cssVars } from '../app/tokens'
import { ReviewPage } from './ReviewPage'

document.head.append(Object.assign(document.createElement('style'), { textContent: cssVars }))

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ReviewPage />
  </StrictMode>,
)
