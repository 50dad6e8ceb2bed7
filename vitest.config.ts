import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Milliseconds: a machine may be busy with other work, and how long something takes is no test's matter. */
const PATIENCE = 180_000
const patience = { testTimeout: PATIENCE, hookTimeout: PATIENCE, teardownTimeout: PATIENCE }

/** Two projects: the server against a real Postgres and ffmpeg, the client in jsdom. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { hooks: 'list' },
    projects: [
      {
        test: {
          name: 'server',
          ...patience,
          include: ['server/**/*.test.ts', 'schema/**/*.test.ts'],
          globalSetup: 'server/test/global-setup.ts',
          pool: 'forks',
          isolate: false,
          execArgv: ['--import', '@swc-node/register/esm-register', '--no-warnings'],
          experimental: { viteModuleRunner: false, nodeLoader: false },
          sequence: { hooks: 'list' },
        },
      },
      {
        plugins: [react()],
        css: { modules: { localsConvention: 'camelCaseOnly' } },
        test: {
          name: 'client',
          ...patience,
          environment: 'jsdom',
          isolate: false,
          include: ['client/src/**/*.test.{ts,tsx}'],
          setupFiles: 'client/test/setup.ts',
          pool: 'forks',
          css: { modules: { classNameStrategy: 'non-scoped' } },
          sequence: { hooks: 'list' },
        },
      },
    ],
  },
})
