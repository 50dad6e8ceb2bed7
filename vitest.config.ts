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

/** They load a module a second time, as a page does that is opened again: with workers of their own, or what listens
 * to the window would do so twice in the files that follow. */
const RELOADING = ['client/src/features/chat/draft.test.ts', 'client/src/lib/askAhead.test.ts']

const client = {
  ...patience,
  ...shared,
  environment: 'jsdom',
  setupFiles: 'client/test/setup.ts',
  css: { modules: { classNameStrategy: 'non-scoped' } },
} as const
const transformed = { plugins: [react()], css: { modules: { localsConvention: 'camelCaseOnly' } } } as const

/** The server against a real Postgres and ffmpeg, the client in jsdom. */
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
        ...transformed,
        test: { name: 'client', ...client, include: ['client/src/**/*.test.{ts,tsx}'], exclude: RELOADING },
      },
      { ...transformed, test: { name: 'client, reloading', ...client, isolate: true, include: RELOADING } },
    ],
  },
})
