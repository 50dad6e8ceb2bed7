import type { CodegenConfig } from '@graphql-codegen/cli'

/** What the contract's federation directives mean, which the contract itself imports by their address. */
const federation = /* GraphQL */ `
  directive @link(url: String!, import: [String!]) repeatable on SCHEMA
  directive @key(fields: String!, resolvable: Boolean) repeatable on OBJECT | INTERFACE
  directive @shareable repeatable on OBJECT | FIELD_DEFINITION
`

/** The login is shown before the app’s GraphQL client is there: its documents are a file of their own. */
const ENTRY = 'client/src/features/account/entry.graphql'

const types = {
  useTypeImports: true,
  enumsAsTypes: true,
  disableDescriptions: true,
  scalars: { DateTime: 'string', Upload: 'File', ID: 'string' },
}

/** The contract and the client's documents become typed documents and one hook an operation. */
const config: CodegenConfig = {
  schema: ['schema/graph.graphql', federation],
  generates: {
    'client/src/gql/generated.ts': {
      documents: ['client/src/**/*.graphql', `!${ENTRY}`],
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-hooks.cjs'],
      config: types,
    },
    'client/src/gql/entry.ts': {
      documents: ENTRY,
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...types, documentMode: 'string' },
    },
  },
}
export default config
