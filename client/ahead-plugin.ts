import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { addTypenameToDocument } from '@apollo/client/utilities'
import { type DocumentNode, Kind, print } from 'graphql'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const ENTRY = 'src/asks/ahead.ts'
const GENERATED = /(?:^|\/)gql\/generated(?:\.ts)?$/
const TEXTS = '\0texts-of-documents'
const DOCUMENT = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode</gm

/** A module in which each document is its name and its text, as Apollo Client sends it. */
function textsOf(source: string): string {
  const exported = [...source.matchAll(DOCUMENT)].map(([, name = '', json = '']) => {
    const document = addTypenameToDocument(JSON.parse(json) as DocumentNode)
    const [first] = document.definitions
    const isOperation = first?.kind === Kind.OPERATION_DEFINITION
    return isOperation
      ? `export const ${name} = ${JSON.stringify({ name: first.name?.value, text: print(document) })}`
      : ''
  })
  return exported.join('\n')
}

/** Builds the script that asks for what a page shows first, and names it in every page before all others. */
export function aheadPlugin(): Plugin {
  let root = ''
  let fileName = ''
  return {
    name: 'ahead',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    async buildStart() {
      const build = await rolldown({
        input: `${root}/${ENTRY}`,
        platform: 'browser',
        plugins: [
          {
            name: 'texts',
            resolveId: (name) => (GENERATED.test(name) ? TEXTS : null),
            load: (id) =>
              id === TEXTS
                ? {
                    code: textsOf(readFileSync(`${root}/src/gql/generated.ts`, 'utf8')),
                    moduleSideEffects: false,
                  }
                : null,
          },
        ],
      })
      const { output } = await build.generate({ format: 'iife', minify: true })
      await build.close()
      const { code } = output[0]
      fileName = `assets/ahead-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source: code })
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { async: true, fetchpriority: 'high', src: `/${fileName}` },
        injectTo: 'head-prepend',
      },
    ],
  }
}
