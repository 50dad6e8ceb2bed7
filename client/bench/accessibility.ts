import { startClips } from '../../server/test/fal/clips.js'
import { callerOf, join } from '../e2e/api.js'
import { NARROW, Person, WIDE, openBrowser } from '../e2e/person.js'
import { startProduct } from '../e2e/product.js'
import { type Fault, countOf, faultsOf } from './accessibility/axe.js'
import { BOARDS } from './accessibility/boards.js'
import { DOORS } from './accessibility/doors.js'
import { fillBoards } from './accessibility/fill-board.js'
import { APP, EMPTY, ENTRY } from './accessibility/screens.js'
import { SHOTS } from './accessibility/shots.js'
import type { Screen } from './accessibility/steps.js'
import { ADMIN, NOTHING, type Studio, fillStudio } from './accessibility/studio.js'

/**
 * Opens every screen and dialog of the app, the REST docs and the playground, in four widths, and has axe-core
 * judge them. Prints a table of the faults and where they are; ends with 1 where one is serious or critical, or a
 * screen did not open. Run it with `node --import ./scripts/typescript.mjs --no-warnings
 * client/bench/accessibility.ts [PATTERN]`; with PATTERN, a regular expression, only the screens whose names match.
 */

const SIZES = [WIDE, { width: 1024, height: 768 }, { width: 768, height: 1024 }, NARROW]
const IMPACTS = ['serious', 'critical', 'moderate'] as const
const NAME_WIDTH = 42
const OPENS_WITHIN_MS = 20_000
const words = new RegExp(process.argv[2] ?? '')
const say = (line: string) => process.stdout.write(`${line}\n`)

const clips = await startClips()
const product = await startProduct({ ...clips.env, RATE_LIMIT: '100000' })
const browser = await openBrowser()
const found: string[] = []
let faulty = 0

const describe = (place: string, { impact, rule, help, places }: Fault): string =>
  [`${place}: ${impact}, ${rule}: ${help}`, ...places.map((element) => `    ${element}`)].join('\n')

/** Judges a screen as it is opened, in each size. Returns the numbers of its faults. */
async function judge(screen: Screen, person: Person, studio: Studio): Promise<number[]> {
  const counts: number[] = []
  await screen.open(person, studio)
  for (const size of SIZES) {
    await person.page.setViewportSize(size)
    const faults = await faultsOf(person.page)
    counts.push(...IMPACTS.map((impact) => countOf(faults, impact)))
    found.push(...faults.map((fault) => describe(`${screen.name}, ${size.width} px`, fault)))
    if (faults.some(({ impact }) => impact === 'serious' || impact === 'critical')) faulty++
  }
  return counts
}

const signIn = ({ context }: Person, token: string) =>
  context.addInitScript((value) => {
    if (self.origin !== 'null') localStorage.setItem('access_token', value) // the playground has no storage
  }, token)

async function judgeAll(screens: readonly Screen[], studio: Studio): Promise<void> {
  for (const screen of screens.filter(({ name }) => words.test(name))) {
    const person = await Person.arrive(browser, product.url)
    person.page.setDefaultTimeout(OPENS_WITHIN_MS)
    if (studio.token) await signIn(person, studio.token)
    try {
      const counts = await judge(screen, person, studio)
      say(screen.name.padEnd(NAME_WIDTH) + counts.map((count) => String(count).padStart(9)).join(''))
    } catch (error) {
      faulty++
      say(`${screen.name}: not opened: ${(error as Error).message}`)
      await person.page.screenshot({ path: `test-results/${screen.name.replace(/\W+/g, '-')}.png` })
    }
    await person.context.close()
  }
}

try {
  const heads = SIZES.flatMap(() => IMPACTS).map((impact) => impact.padStart(9))
  say(`${' '.repeat(NAME_WIDTH)}${SIZES.map(({ width }) => `${width} px`.padStart(27)).join('')}`)
  say(' '.repeat(NAME_WIDTH) + heads.join(''))
  const token = await join(product.url, ADMIN.username)
  await judgeAll(EMPTY, { ...NOTHING, token })
  const filled = await fillStudio(product.url, token)
  const { approved } = filled.assets
  const boards = await fillBoards(callerOf(product.url, token), { approved, behave: clips.behave })
  const studio = { ...filled, ...boards }
  await judgeAll([...ENTRY, ...DOORS], { ...studio, token: '' })
  await judgeAll([...APP, ...SHOTS, ...BOARDS], studio)
  say(['', ...found].join('\n'))
} finally {
  await browser.close()
  await product.stop()
  await clips.close()
}
process.exitCode = faulty ? 1 : 0
