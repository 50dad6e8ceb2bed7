import { TYPESCRIPT, checkAll } from './run.mjs'

const TSC = 'node_modules/typescript-native/bin/tsc'

/** Static checks, longest first, because they run in parallel. */
const CHECKS = [
  ['types of the client', [TSC, '-p', 'client/tsconfig.json']],
  ['types of server and contract', [TSC, '-p', 'tsconfig.json']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
  ['types of the benchmarks', [TSC, '-p', 'bench/tsconfig.json']],
  ['types of the journeys', [TSC, '-p', 'client/e2e/tsconfig.json']],
  [
    'imports',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'client/src',
      'server/src',
      'packages',
      'schema',
    ],
  ],
  [
    'contract: the emitted schema is the committed one',
    [...TYPESCRIPT, 'server/src/app/emit-schema.ts', '--check'],
  ],
  [
    'contract: the generated hooks are the committed ones',
    ['node_modules/@graphql-codegen/cli/esm/bin.js', '--check'],
  ],
  ['contract: breaking changes are announced', [...TYPESCRIPT, 'scripts/contract/check.ts']],
  ['documents', ['scripts/testing/documents.mjs']],
  ['manifests of Kubernetes', ['scripts/testing/manifests.mjs']],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
]

/** Format, lint, imports, documents, manifests, types, and whether the committed API contract is current. */
export const checks = () => checkAll(CHECKS)

/** Builds what hardening and journeys run. */
export const build = () =>
  checkAll([
    ['build of the client', ['scripts/build-client.mjs']],
    ['build of the server', ['scripts/build-server.mjs']],
  ])
