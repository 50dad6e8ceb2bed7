import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { CodegenConfig } from '@graphql-codegen/cli'

const CLIENT = 'client/src'
const DOCUMENTS = `${CLIENT}/**/*.graphql`
/** The login and the page of guests have no Apollo Client: their documents are plain text, without hooks. */
const TEXT_DOCUMENTS = [`${CLIENT}/features/account/entry.graphql`, `${CLIENT}/review/api/guest.graphql`]
const SCHEMA_TYPES = `${CLIENT}/entities/types.generated.ts`

/** The federation directives that `schema/graph.graphql` imports by URL. */
const FEDERATION = /* GraphQL */ `
  directive @link(url: String!, import: [String!]) repeatable on SCHEMA
  directive @key(fields: String!, resolvable: Boolean) repeatable on OBJECT | INTERFACE
  directive @shareable repeatable on OBJECT | FIELD_DEFINITION
  directive @tag(name: String!) repeatable on FIELD_DEFINITION
  directive @cost(weight: Int!) on FIELD_DEFINITION
  directive @listSize(
    assumedSize: Int
    slicingArguments: [String!]
    sizedFields: [String!]
    requireOneSlicingArgument: Boolean
  ) on FIELD_DEFINITION
`

/** Apollo Client throws an operation’s errors, so fields that are only null with an error are never null in the client. */
const SCHEMA = readFileSync('schema/graph.graphql', 'utf8').replace(/ @semanticNonNull$/gm, '!')

const nearDocuments = {
  preset: 'near-operation-file' as const,
  presetConfig: { extension: '.generated.ts' },
  plugins: ['typescript-operations', './scripts/codegen-apollo.mjs'],
}

/** Removes generated files whose `.graphql` file no longer exists. With `--check`, lists them and fails. */
function removeOrphans(...written: string[]): void {
  const current = new Set(written.map((file) => resolve(file)))
  const orphans = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.generated.ts'))
    .map((file) => join(CLIENT, file))
    .filter((file) => !current.has(resolve(file)))
  if (!process.argv.includes('--check')) return orphans.forEach((file) => rmSync(file))
  if (!orphans.length) return
  const list = orphans.map((file) => `  - ${file}\n`).join('')
  process.stderr.write(`The following files have no document:\n${list}`)
  throw new Error('Generated files without a document')
}

/** Writes types, documents and hooks for each `x.graphql` of the client to `x.generated.ts` beside it. */
const config: CodegenConfig = {
  schema: [SCHEMA, FEDERATION],
  hooks: { beforeAllFileWrite: removeOrphans },
  config: {
    useTypeImports: true,
    disableDescriptions: true,
    scalars: {
      BigInt: 'number',
      Date: 'string',
      DateTime: 'string',
      Decimal: 'string',
      Upload: 'File',
      ID: 'string',
    },
  },
  generates: {
    [SCHEMA_TYPES]: {
      documents: DOCUMENTS,
      plugins: ['typescript-operations'],
      config: { generateOperationTypes: false },
    },
    [`${CLIENT}/`]: {
      ...nearDocuments,
      documents: [DOCUMENTS, ...TEXT_DOCUMENTS.map((file) => `!${file}`)],
      config: { importSchemaTypesFrom: SCHEMA_TYPES, documentMode: 'documentNodeImportFragments' },
    },
    ...Object.fromEntries(
      TEXT_DOCUMENTS.map((file) => [
        `${dirname(file)}/`,
        {
          ...nearDocuments,
          documents: file,
          config: { importSchemaTypesFrom: SCHEMA_TYPES, documentMode: 'string' as const },
        },
      ]),
    ),
  },
}
export default config
