import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '@graphql-codegen/cli'
import { runRequests } from './graphql-request.mjs'
import { DOCUMENTS, print } from './session.mjs'

const typed = Object.entries(DOCUMENTS).map(([name, text]) => `export const ${name} = graphql(\`${text}\`)`)
writeFileSync(
  'documents.ts',
  `import type { GraphQLClient } from 'graphql-request'
import { graphql } from './gql/gql.js'
${typed.join('\n')}
export const names = async (client: GraphQLClient): Promise<string[]> =>
  (await client.request(projects, { first: 2 })).projects.nodes.map(({ name }) => name)
// @ts-expect-error: \`first\` is missing
export const refused = (client: GraphQLClient) => client.request(projects, {})
`,
)
await generate({
  schema: join(process.env.SCHEMA, 'graph.graphql'),
  documents: 'documents.ts',
  silent: true,
  generates: { 'gql/': { preset: 'client', config: { importExtension: '.js', useTypeImports: true } } },
})
execFileSync(
  process.execPath,
  [
    'node_modules/typescript/bin/tsc',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    'documents.ts',
  ],
  { stdio: 'inherit' },
)
print('compiles with --strict')
await runRequests(await import('./documents.js'))
