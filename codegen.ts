import type { CodegenConfig } from '@graphql-codegen/cli'

/** The contract and the client's documents become typed documents and one hook an operation. */
const config: CodegenConfig = {
  schema: 'schema/graph.graphql',
  documents: 'client/src/**/*.graphql',
  generates: {
    'client/src/gql/generated.ts': {
      plugins: [
        'typescript-operations',
        'typed-document-node',
        './scripts/codegen-hooks.cjs',
      ],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { DateTime: 'string', Upload: 'File', ID: 'string' },
      },
    },
  },
}
export default config
