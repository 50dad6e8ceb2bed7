import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const GENERATED = /\/client\/src\/gql\/generated\.ts$/
const PART = /\/client\/src\/gql\/generated\.ts\?part=(\w+)$/
const IMPORTED = /(?:^|\/)gql\/generated(?:\.ts)?$/
const DOCUMENT = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode</gm
const HOOK = /^export function (\w+)\(.*\{\n {2}return (\w+)\((\w+), options\)/gm
const FRAGMENT = 'FragmentDoc'

interface Definition {
  kind: string
  name: { value: string }
}
interface Hook {
  name: string
  /** Of Apollo Client. */
  base: string
}

/** What the generated file has, by the name of the document. */
function partsOf(source: string) {
  const documents = new Map<string, Definition[]>()
  const hooks = new Map<string, Hook[]>()
  const documentOf = new Map<string, string>()
  for (const [, name = '', json = ''] of source.matchAll(DOCUMENT)) {
    documents.set(name, (JSON.parse(json) as { definitions: Definition[] }).definitions)
    documentOf.set(name, name)
  }
  for (const [, name = '', base = '', document = ''] of source.matchAll(HOOK)) {
    hooks.set(document, [...(hooks.get(document) ?? []), { name, base }])
    documentOf.set(name, document)
  }
  return { documents, hooks, documentOf }
}

/** The module of one document: its own definition, the modules of its fragments, and its hooks. */
function codeOf(document: string, file: string, { documents, hooks }: ReturnType<typeof partsOf>): string {
  const [own, ...fragments] = documents.get(document)!
  const names = fragments.map(({ name }) => `${name.value}${FRAGMENT}`)
  const calls = hooks.get(document) ?? []
  return [
    ...names.map((name) => `import { ${name} } from ${JSON.stringify(`${file}?part=${name}`)}`),
    ...(calls.length
      ? [`import { ${calls.map(({ base }) => base).join(', ')} } from '@apollo/client/react'`]
      : []),
    `export const ${document} = { kind: 'Document', definitions: [${[
      JSON.stringify(own),
      ...names.map((name) => `${name}.definitions[0]`),
    ].join(', ')}] }`,
    ...calls.map(
      ({ name, base }) => `export function ${name}(options) { return ${base}(${document}, options) }`,
    ),
  ].join('\n')
}

/**
 * Makes each document of `gql/generated.ts` a module of its own, so that a page loads those that it asks, and a
 * fragment once for all that use it: together they are the largest file of the app.
 */
export function documentsPlugin(): Plugin {
  let file = ''
  let parts: ReturnType<typeof partsOf>
  return {
    name: 'documents',
    apply: 'build',
    configResolved({ root }) {
      file = `${root}/src/gql/generated.ts`
      parts = partsOf(readFileSync(file, 'utf8'))
    },
    resolveId: (source) => (PART.test(source) ? source : null),
    load(id) {
      const document = PART.exec(id)?.[1]
      return document ? { code: codeOf(document, file, parts), moduleType: 'js' } : null
    },
    transform(code, id) {
      if (!code.includes('gql/generated') || GENERATED.test(id) || PART.test(id)) return null
      let changed = code
      for (const node of this.parse(code).body.toReversed()) {
        if (node.type !== 'ImportDeclaration' || !IMPORTED.test(node.source.value)) continue
        const imports = node.specifiers.map((specifier) => {
          const text = code.slice(specifier.start, specifier.end)
          const name = /^\w+/.exec(text)![0]
          const document = parts.documentOf.get(name)
          if (!document) this.error(`${name} is not in gql/generated.ts`)
          return `import { ${text} } from ${JSON.stringify(`${file}?part=${document}`)};`
        })
        changed = changed.slice(0, node.start) + imports.join('') + changed.slice(node.end)
      }
      return { code: changed, map: null }
    },
  }
}
