import type { CodegenConfig } from '@graphql-codegen/cli'

/** What the contract's federation directives mean, which the contract itself imports by their address. */
const federation = /* GraphQL */ `
  directive @link(url: String!, import: [String!]) repeatable on SCHEMA
  directive @key(fields: String!, resolvable: Boolean) repeatable on OBJECT | INTERFACE
  directive @shareable repeatable on OBJECT | FIELD_DEFINITION
`

/** The contract and the client's documents become typed documents and one hook an operation. */
const config: CodegenConfig = {
  schema: ['schema/graph.graphql', federation],
  documents: 'client/src/**/*.graphql',
  generates: {
    'client/src/gql/generated.ts': {
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-hooks.cjs'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        disableDescriptions: true,
        scalars: { DateTime: 'string', Upload: 'File', ID: 'string' },
      },
    },
  },
}
export default config
