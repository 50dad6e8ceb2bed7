import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../client/e2e/chromium.js'
import { freePort } from '../client/e2e/product.js'
import { linkKey } from '../client/src/review/api/linkKey.js'
import { type LighthouseResult, loadLighthouse } from './lighthouse/lighthouse.js'
import { measureBytes, measureSlowNetwork } from './lighthouse/loading.js'
import { openStudio } from './lighthouse/studio.js'
import { median, print } from './shared/report.js'

/**
 * Measures how the screens open with an empty cache, over HTTP with compression: `lighthouse [ROUNDS] [SCREEN]`, by
 * default 3 rounds of all screens. Prints kilobytes of JavaScript, Lighthouse's performance score on desktop and mobile,
 * and how long the login takes on a slow network. Lighthouse is installed from npm into a temporary folder.
 */

const [rounds, selected] = [Number(process.argv[2] ?? 3), process.argv[3]]

const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
}

const describe = ({ lhr }: LighthouseResult): string =>
  Object.entries(AUDITS)
    .map(([name, audit]) => {
      const value = lhr.audits[audit]?.numericValue ?? Number.NaN
      return name === 'CLS' ? `${name} ${value.toFixed(3)}` : `${name} ${(value / 1000).toFixed(1)} s`
    })
    .join(', ')

const scoreOf = ({ lhr }: LighthouseResult): number =>
  Math.round((lhr.categories.performance.score ?? Number.NaN) * 100)

const { lighthouse, desktopConfig } = await loadLighthouse()
const studio = await openStudio()
const profile = await mkdtemp(join(tmpdir(), 'bench-lighthouse-profile-'))
const port = await freePort()
const options = await findChromium()
const browser = await chromium.launchPersistentContext(profile, {
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
})
const SCREENS = [
  { name: 'login', path: '/login', ready: '#identifier', isPublic: true },
  { name: 'projects', path: '/projects', ready: 'main article', isPublic: false },
  { name: 'library', path: '/library', ready: '[role=listitem] img', isPublic: false },
  { name: 'chat', path: `/projects/${studio.projectId}`, ready: '[role=log] article', isPublic: false },
  {
    name: 'videos',
    path: `/projects/${studio.projectId}?tab=videos`,
    ready: '[aria-label="Generated Videos"] img',
    isPublic: false,
  },
  { name: 'review', path: `/review#${studio.review.token}`, ready: 'input', isPublic: true },
  {
    name: 'guest review',
    path: `/review#${studio.review.token}`,
    ready: '[role=slider]',
    isPublic: true,
    isGuest: true,
  },
]

/** Signs the browser in, or out for a public screen; a guest has opened the review link. */
async function setSession({ isPublic, isGuest = false }: (typeof SCREENS)[number]): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${studio.url}/icon.svg`)
  await page.evaluate(
    ([key, value]) => (key ? localStorage.setItem(key, value!) : localStorage.clear()),
    sessionOf({ isPublic, isGuest }),
  )
  await page.close()
}

/** The key and value that sign a browser in; none for a public screen. */
function sessionOf({ isPublic, isGuest }: { isPublic: boolean; isGuest: boolean }): string[] {
  if (isGuest) return [linkKey(studio.review.token), studio.review.session]
  return isPublic ? [] : ['access_token', studio.token]
}

async function runLighthouse(path: string, config?: object): Promise<LighthouseResult[]> {
  const results: LighthouseResult[] = []
  for (let round = 0; round < rounds; round++) {
    const flags = { port, onlyCategories: ['performance'], logLevel: 'error' }
    const result = await lighthouse(studio.url + path, flags, config)
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message)
    results.push(result)
  }
  return results
}

try {
  const screens = SCREENS.filter(({ name }) => !selected || name === selected)
  if (!screens.length)
    throw new Error(`Unknown screen ${selected}. Screens: ${SCREENS.map(({ name }) => name).join(', ')}`)
  for (const screen of screens) {
    const { name, path, ready } = screen
    await setSession(screen)
    const { scriptKb, totalKb, otherOrigins } = await measureBytes(browser, { url: studio.url, path, ready })
    print(
      `${name}: ${scriptKb.toFixed(0)} kB of JavaScript, ${totalKb.toFixed(0)} kB in total; requests to other origins: ${otherOrigins.length}`,
    )
    for (const [form, config] of Object.entries({ desktop: desktopConfig, mobile: undefined })) {
      const results = await runLighthouse(path, config)
      const score = median(results.map(scoreOf))
      const typical = results.find((result) => scoreOf(result) === score)!
      print(`  ${form}: ${score} of 100 (${describe(typical)})`)
    }
  }
  const login = screens.find(({ name }) => name === 'login')
  if (login) {
    await setSession(login)
    const seconds = await measureSlowNetwork(browser, { url: studio.url, ...login })
    print(`login at 400 kbit/s with 400 ms: usable after ${seconds.toFixed(1)} s`)
  }
} finally {
  await browser.close()
  await studio.close()
  await rm(profile, { recursive: true, force: true })
}
