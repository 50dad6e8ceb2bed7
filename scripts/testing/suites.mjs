import { build, checks } from './checks.mjs'
import { hardening } from './hardening.mjs'
import { jest } from './jest.mjs'
import { allJourneys, everydayJourneys, journeys } from './journeys.mjs'
import { packageScripts } from './package-scripts.mjs'

const NIGHTLY = { TEST_NIGHTLY: '1' }

/** Everything required before a commit, about nine minutes on two cores. */
export async function everyday(folder) {
  await checks()
  await build() // before the tests, which start the compiled server
  // journeys and faults wait a lot and have time limits: tests run beside them at a lower priority
  await Promise.all([
    jest(folder, [], { gentle: true }),
    hardening(folder).then(() => journeys(folder, everydayJourneys(), { isQuiet: true })),
  ])
}

/** The server's tests without clips, films and other processes. */
const QUICK = [
  String.raw`--testPathIgnorePatterns=\.nightly\.test\.`,
  '--testPathIgnorePatterns=server/test/(?!world)',
  '--testPathIgnorePatterns=server/src/(app|media|platform/database/.*(migrations?|embedded))',
  String.raw`--testPathIgnorePatterns=server/src/modules/(?!.*\.resolver\.test\.)`,
  '--testPathIgnorePatterns=client/src/(features|pages)/',
]

/** Checks, unit tests and resolver tests, in under two minutes; with arguments for Jest. */
export async function quick(folder, args) {
  await checks()
  await jest(folder, [...args, ...QUICK])
}

/** The tests and journeys whose path contains `name`, nightly ones included, with further arguments for Jest. */
export async function named(folder, name, args) {
  const files = allJourneys().filter((file) => file.includes(name))
  await jest(folder, [name, ...args, ...(files.length ? ['--passWithNoTests'] : [])], { env: NIGHTLY })
  if (files.length) await journeys(folder, files)
}

/** The groups of `npm run test:all`, in their order. Each can run alone. */
export const GROUPS = {
  checks: async () => {
    await checks()
    await build()
  },
  server: (folder) =>
    jest(folder, ['--selectProjects', 'server'], { env: NIGHTLY, heading: 'server, nightly files included' }),
  client: (folder) => jest(folder, ['--selectProjects', 'client'], { env: NIGHTLY, heading: 'client' }),
  hardening: (folder) => hardening(folder, { isFull: true }),
  journeys: (folder) => journeys(folder, allJourneys()),
  scripts: () => packageScripts(),
}
