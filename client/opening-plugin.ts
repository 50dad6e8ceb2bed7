import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').trim()

/** Shows the moving logo in a page until its script has rendered something. */
export const openingPlugin = (): Plugin => ({
  name: 'opening',
  transformIndexHtml: () => [
    { tag: 'style', children: read('opening.css'), injectTo: 'head' },
    {
      tag: 'div',
      attrs: { id: 'opening', role: 'status', 'aria-label': 'Loading' },
      children: read('opening.svg'),
      injectTo: 'body',
    },
  ],
})
