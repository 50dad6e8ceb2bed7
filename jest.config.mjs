const swc = {
  transform: { '^.+\\.tsx?$': ['@swc/jest', { swcrc: true }] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
}

/** Two projects: the server against a real Postgres and ffmpeg, the client in jsdom. */
export default {
  /**
   * Milliseconds: a machine may be busy with other work, and how long something takes is no test's matter.
   */
  testTimeout: 180_000,
  projects: [
    {
      ...swc,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/schema/**/*.test.ts'],
      moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
      globalSetup: '<rootDir>/server/test/global-setup.mjs',
      globalTeardown: '<rootDir>/server/test/global-teardown.mjs',
    },
    {
      ...swc,
      displayName: 'client',
      testEnvironment: '<rootDir>/client/test/environment.mjs',
      testMatch: ['<rootDir>/client/src/**/*.test.{ts,tsx}'],
      moduleNameMapper: { '\\.css$': 'identity-obj-proxy', '^(\\.{1,2}/.*)\\.js$': '$1' },
      setupFilesAfterEnv: ['<rootDir>/client/test/setup.ts'],
    },
  ],
}
