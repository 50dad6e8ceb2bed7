import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { addTypenameToDocument } from '@apollo/client/utilities'
import { type DefinitionNode, type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const ENTRY = 'src/pages/preload/main.ts'
const GENERATED = /\.generated\.ts$/

const definitionsIn = (file: string) => parse(readFileSync(file, 'utf8')).definitions

/** All fragments of the client by name. */
function fragmentsIn(folder: string): Map<string, FragmentDefinitionNode> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const fragments = files
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => definitionsIn(join(folder, file)))
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
}

type Fragments = ReturnType<typeof fragmentsIn>

/** A definition with all fragments it needs, in the order of `createDocument`. */
function withFragments(definition: DefinitionNode, fragments: Fragments, found = new Set<DefinitionNode>()) {
  found.add(definition)
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value)
      if (fragment && !found.has(fragment)) withFragments(fragment, fragments, found)
    },
  })
  return [...found]
}

/** A module that exports the operations of a `.graphql` file as text, as Apollo Client sends them. */
function textsOf(file: string, fragments: Fragments): string {
  const exported = definitionsIn(file).map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return ''
    const name = definition.name.value
    const definitions = withFragments(definition, fragments)
    const text = print(addTypenameToDocument({ kind: Kind.DOCUMENT, definitions }))
    return `export const ${name}Document = ${JSON.stringify({ name, text })}`
  })
  return exported.join('\n')
}

/** Builds the script that sends the first queries of a page, and loads it before all others. */
export function preloadPlugin(): Plugin {
  let root = ''
  let fileName = ''
  return {
    name: 'preload',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    async buildStart() {
      const fragments = fragmentsIn(join(root, 'src'))
      const build = await rolldown({
        input: `${root}/${ENTRY}`,
        platform: 'browser',
        plugins: [
          {
            name: 'texts',
            load: (id) =>
              GENERATED.test(id)
                ? {
                    code: textsOf(id.replace(GENERATED, '.graphql'), fragments),
                    moduleSideEffects: false,
                    moduleType: 'js',
                  }
                : null,
          },
        ],
      })
      const { output } = await build.generate({ format: 'iife', minify: true })
      await build.close()
      const { code } = output[0]
      fileName = `assets/preload-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
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
