import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/testing/longest-first.mjs'

/** Milliseconds: a machine may be busy with other work, and how long something takes is no test's matter. */
const PATIENCE = 300_000
const patience = { testTimeout: PATIENCE, hookTimeout: PATIENCE, teardownTimeout: PATIENCE }

/** Tests wait much, for processes and timers; beyond six, Postgres has no connections left for all. */
const MAX_WORKERS = Math.min(6, availableParallelism() * 2)

/**
 * Test files share the modules that they import, which are loaded once for each worker: so what a module
 * keeps, and hooks that it registers when it is loaded, are no way to set up a test file.
 */
const shared = { pool: 'forks', isolate: false, sequence: { hooks: 'list' } } as const

/** Two projects: the server against a real Postgres and ffmpeg, the client in jsdom. */
export default defineConfig({
  test: {
    maxWorkers: MAX_WORKERS,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'server',
          ...patience,
          ...shared,
          include: ['server/**/*.test.ts', 'schema/**/*.test.ts'],
          globalSetup: 'server/test/global-setup.ts',
          execArgv: ['--import', './scripts/typescript.mjs', '--no-warnings'],
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        plugins: [react()],
        css: { modules: { localsConvention: 'camelCaseOnly' } },
        test: {
          name: 'client',
          ...patience,
          ...shared,
          environment: 'jsdom',
          include: ['client/src/**/*.test.{ts,tsx}'],
          setupFiles: 'client/test/setup.ts',
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
