import { join } from 'node:path'
import { startClips } from '../server/test/fal/clips.js'
import { callerOf, join as joinTeam } from '../client/e2e/api.js'
import { NARROW, Person, WIDE, openBrowser } from '../client/e2e/person.js'
import { startProduct } from '../client/e2e/product.js'
import { API_PAGES } from './accessibility/api-pages.js'
import { type Violation, countOf, violationsOf } from './accessibility/axe.js'
import { BOARDS } from './accessibility/boards.js'
import { fillBoards } from './accessibility/fill-board.js'
import { APP, EMPTY, ENTRY } from './accessibility/screens.js'
import { SETTINGS } from './accessibility/settings-screens.js'
import { SHOTS } from './accessibility/shots.js'
import type { Screen } from './accessibility/steps.js'
import { ADMIN, NOTHING, type Studio, fillStudio } from './accessibility/studio.js'
import { print } from './shared/report.js'

/**
 * Checks every screen and dialog of the app, the REST docs and the playground with axe-core in four widths:
 * `accessibility [PATTERN]`, with PATTERN only the screens whose name matches this regular expression. Prints a table of
 * the violations and their places. Exits with 1 if one is serious or critical, or a screen did not open. With the
 * environment variable LOOK, saves pictures of all screens in that folder instead, in three widths.
 */

const MEDIUM = { width: 1024, height: 768 }
const SIZES = [WIDE, MEDIUM, { width: 768, height: 1024 }, NARROW]
const IMPACTS = ['serious', 'critical', 'moderate'] as const
const NAME_WIDTH = 42
const TIMEOUT_MS = 20_000
const pattern = new RegExp(process.argv[2] ?? '')
const look = process.env.LOOK

const clips = await startClips()
const product = await startProduct({ ...clips.env, RATE_LIMIT: '100000' })
const browser = await openBrowser()
const details: string[] = []
let failures = 0

/** The name of a screen, for files. */
const nameOf = ({ name }: Screen) => name.replace(/\W+/g, '-')

const describe = (place: string, { impact, rule, help, places }: Violation): string =>
  [`${place}: ${impact}, ${rule}: ${help}`, ...places.map((element) => `    ${element}`)].join('\n')

/** Opens a screen and checks it in each size. Returns its numbers of violations. */
async function check(screen: Screen, person: Person, studio: Studio): Promise<number[]> {
  const counts: number[] = []
  await screen.open(person, studio)
  for (const size of look ? [WIDE, MEDIUM, NARROW] : SIZES) {
    await person.page.setViewportSize(size)
    if (look) {
      await person.page.screenshot({
        path: join(look, `${nameOf(screen)}-${size.width}.png`),
        animations: 'disabled',
      })
      continue
    }
    const violations = await violationsOf(person.page)
    counts.push(...IMPACTS.map((impact) => countOf(violations, impact)))
    details.push(...violations.map((violation) => describe(`${screen.name}, ${size.width} px`, violation)))
    if (violations.some(({ impact }) => impact === 'serious' || impact === 'critical')) failures++
  }
  return counts
}

const signIn = ({ context }: Person, token: string) =>
  context.addInitScript((value) => {
    if (self.origin !== 'null') localStorage.setItem('access_token', value) // the playground has no local storage
  }, token)

async function checkAll(screens: readonly Screen[], studio: Studio): Promise<void> {
  for (const screen of screens.filter(({ name }) => pattern.test(name))) {
    const person = await Person.arrive(browser, product.url)
    person.page.setDefaultTimeout(TIMEOUT_MS)
    if (studio.token) await signIn(person, studio.token)
    try {
      const counts = await check(screen, person, studio)
      print(screen.name.padEnd(NAME_WIDTH) + counts.map((count) => String(count).padStart(9)).join(''))
    } catch (error) {
      failures++
      print(`${screen.name}: did not open: ${(error as Error).message}`)
      await person.page.screenshot({ path: `test-results/${nameOf(screen)}.png` })
    }
    await person.context.close()
  }
}

try {
  const heads = SIZES.flatMap(() => IMPACTS).map((impact) => impact.padStart(9))
  print(`${' '.repeat(NAME_WIDTH)}${SIZES.map(({ width }) => `${width} px`.padStart(27)).join('')}`)
  print(' '.repeat(NAME_WIDTH) + heads.join(''))
  const token = await joinTeam(product.url, ADMIN.username)
  await checkAll(EMPTY, { ...NOTHING, token })
  const filled = await fillStudio(product.url, token)
  const { approved } = filled.assets
  const boards = await fillBoards(callerOf(product.url, token), { approved, behave: clips.behave })
  const studio = { ...filled, ...boards }
  await checkAll(ENTRY, { ...studio, token: '' })
  await checkAll([...API_PAGES, ...APP, ...SETTINGS, ...SHOTS, ...BOARDS], studio)
  print(['', ...details].join('\n'))
} finally {
  await browser.close()
  await product.stop()
  await clips.close()
}
process.exitCode = failures ? 1 : 0
