import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { nodeTests } from './node-tests.mjs'
import { TYPESCRIPT, check } from './run.mjs'

const FOLDER = 'client/e2e'

const journeysIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => join(folder, file))

/** The journeys of `npm test`. */
export const everydayJourneys = () => journeysIn(FOLDER)

/** All journeys, including nightly ones. */
export const allJourneys = () => [...everydayJourneys(), ...journeysIn(join(FOLDER, 'nightly'))]

/**
 * Runs these files in real browsers, two at a time, each against its own server. `isQuiet` and `folder` as in `nodeTests`.
 */
export async function journeys(folder, files, { isQuiet = false } = {}) {
  await check('the browser of the journeys', [...TYPESCRIPT, join(FOLDER, 'which-browser.ts')])
  await nodeTests(['--test', '--test-concurrency=2', ...files], {
    name: 'journeys',
    folder,
    heading: 'journeys in a browser',
    isQuiet,
    commandsOf: (entries) =>
      files
        .filter((file) => entries.some((entry) => entry.includes(file)))
        .map((file) => `npm test -- ${file}`),
  })
}
