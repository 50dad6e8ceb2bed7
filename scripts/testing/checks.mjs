import { TYPESCRIPT, check } from './run.mjs'

const TSC = 'node_modules/typescript/bin/tsc'

/** What needs no test to be seen: format, lint, imports, documents, types, and whether the contract is the committed one. */
export async function checks() {
  await check('format', ['node_modules/oxfmt/bin/oxfmt', '--check'])
  await check('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings'])
  await check('imports', [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'client/src',
    'server/src',
    'schema',
  ])
  await check('documents', ['scripts/testing/documents.mjs'])
  await check('types of server and contract', [TSC, '-p', 'tsconfig.json'])
  await check('types of the client', [TSC, '-p', 'client/tsconfig.json'])
  await check('types of the journeys', [TSC, '-p', 'client/e2e/tsconfig.json'])
  await check('contract: the emitted schema is the committed one', [
    ...TYPESCRIPT,
    'server/src/app/emit-schema.ts',
    '--check',
  ])
  await check('contract: the generated hooks are the committed ones', [
    'node_modules/@graphql-codegen/cli/cjs/bin.js',
    '--config',
    'codegen.ts',
    '--check',
  ])
}
