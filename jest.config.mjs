import { availableParallelism } from 'node:os'
import './scripts/typescript.mjs'

/** Tests wait a lot, for processes and for Postgres, which has connections for six workers at most. */
const MAX_WORKERS = Math.min(6, availableParallelism() + 1)

/** Plain Node, with the loader that runs the product: a worker loads each module once and runs many files. */
const shared = {
  runner: '<rootDir>/scripts/testing/runner.mjs',
  transform: {},
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: process.env.TEST_NIGHTLY ? [] : ['\\.nightly\\.test\\.tsx?$'],
}

/** The server against a real Postgres and ffmpeg, the client in jsdom. `TEST_NIGHTLY=1` adds the nightly files. */
export default {
  maxWorkers: MAX_WORKERS,
  projects: [
    {
      ...shared,
      displayName: 'server',
      roots: ['<rootDir>/server', '<rootDir>/packages', '<rootDir>/schema'],
      testMatch: ['**/*.test.ts'],
      globalSetup: './server/test/global-setup.mjs',
      globalTeardown: './server/test/global-teardown.mjs',
      setupFiles: ['./scripts/typescript.mjs'],
      setupFilesAfterEnv: ['./scripts/testing/time-limit.mjs'],
    },
    {
      ...shared,
      displayName: 'client',
      roots: ['<rootDir>/client/src', '<rootDir>/client/playground'],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      globalTeardown: './client/test/global-teardown.mjs',
      setupFiles: ['./scripts/typescript.mjs', './client/test/bundler.mjs', './client/test/dom.mjs'],
      setupFilesAfterEnv: ['./scripts/testing/time-limit.mjs', './client/test/setup.ts'],
    },
  ],
}
