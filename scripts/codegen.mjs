import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import { buildASTSchema, concatAST, lexicographicSortSchema, parse, printSchema } from 'graphql'
import { filesIn, root } from './stale.mjs'

/**
 * Writes the client's typed documents, and one hook an operation, from the contract and the documents of the
 * features; with `--check`, it only compares them with what is committed, and fails when they differ.
 */
const isCheck = process.argv.includes('--check')
const require = createRequire(import.meta.url)
const PLUGINS = {
  operations: require('@graphql-codegen/typescript-operations'),
  documents: require('@graphql-codegen/typed-document-node'),
  hooks: require('./codegen-hooks.cjs'),
}
const TYPES = {
  useTypeImports: true,
  enumsAsTypes: true,
  disableDescriptions: true,
  scalars: { DateTime: 'string', Upload: 'File', ID: 'string' },
}
/** The login is shown before the app’s GraphQL client is there: its documents are a file of their own. */
const ENTRY = 'client/src/features/account/entry.graphql'
/** What the contract's federation directives mean, which the contract itself imports by their address. */
const FEDERATION = /* GraphQL */ `
  directive @link(url: String!, import: [String!]) repeatable on SCHEMA
  directive @key(fields: String!, resolvable: Boolean) repeatable on OBJECT | INTERFACE
  directive @shareable repeatable on OBJECT | FIELD_DEFINITION
`

const parsed = (path) => parse(readFileSync(join(root, path), 'utf8'), { noLocation: true })
const schemaAst = lexicographicSortSchema(
  buildASTSchema(concatAST([parsed('schema/graph.graphql'), parse(FEDERATION)]), { assumeValidSDL: true }),
)
const schema = parse(printSchema(schemaAst))
const documents = [...filesIn('client/src')].filter((path) => path.endsWith('.graphql'))

async function generate(filename, paths, plugins, config) {
  const content = await codegen({
    filename,
    schema,
    schemaAst,
    documents: paths.map((path) => ({ location: join(root, path), document: parsed(path) })),
    plugins: plugins.map((name) => ({ [name]: {} })),
    pluginMap: PLUGINS,
    config: { ...TYPES, ...config, emitLegacyCommonJSImports: true },
  })
  if (!isCheck) return writeFileSync(join(root, filename), content)
  if (readFileSync(join(root, filename), 'utf8') === content) return
  process.stderr.write(`${filename} is not what the contract and the documents make. Run npm run codegen\n`)
  process.exitCode = 1
}

await generate(
  'client/src/gql/generated.ts',
  documents.filter((path) => path !== ENTRY),
  ['operations', 'documents', 'hooks'],
)
await generate('client/src/gql/entry.ts', [ENTRY], ['operations', 'documents'], { documentMode: 'string' })
