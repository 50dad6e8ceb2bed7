import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../e2e/chromium.js'
import { freePort } from '../e2e/product.js'
import { installLighthouse, type LighthouseResult } from './lighthouse/install.js'
import { openStudio } from './lighthouse/studio.js'
import { slowStart, weigh } from './lighthouse/weigh.js'

/**
 * Measures how the product opens in a browser, cold, over HTTP with compression: the kilobytes of JavaScript of
 * each screen, Lighthouse’s performance score on desktop and mobile (the median of ROUNDS runs, by default 3),
 * and the seconds until the login can be used at 400 kbit/s with 400 ms. Run it with `node --import
 * ./scripts/typescript.mjs --no-warnings client/bench/lighthouse.ts [WORD]`; with WORD, only the screens
 * whose name contains it. Lighthouse is installed from npm into a temporary folder; so the first run needs the
 * network.
 */

const ROUNDS = Number(process.env.ROUNDS ?? 3)
const word = process.argv[2] ?? ''
const say = (line: string) => process.stdout.write(`${line}\n`)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

const FIGURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
}

const figuresOf = ({ lhr }: LighthouseResult): string =>
  Object.entries(FIGURES)
    .map(([name, audit]) => {
      const value = lhr.audits[audit]?.numericValue ?? Number.NaN
      return name === 'CLS' ? `${name} ${value.toFixed(3)}` : `${name} ${(value / 1000).toFixed(1)} s`
    })
    .join(', ')

const scoreOf = ({ lhr }: LighthouseResult): number =>
  Math.round((lhr.categories.performance.score ?? Number.NaN) * 100)

const { lighthouse, desktop } = await installLighthouse()
const studio = await openStudio()
const profile = await mkdtemp(join(tmpdir(), 'bench-lighthouse-profile-'))
const port = await freePort()
const options = await findChromium()
const browser = await chromium.launchPersistentContext(profile, {
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
})
const all = [
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
]
const screens = all.filter(({ name }) => name.includes(word))

async function signIn(isPublic: boolean): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${studio.url}/icon.svg`)
  await page.evaluate(
    (token) => (token ? localStorage.setItem('access_token', token) : localStorage.clear()),
    isPublic ? null : studio.token,
  )
  await page.close()
}

try {
  for (const { name, path, ready, isPublic } of screens) {
    await signIn(isPublic)
    const { scriptKb, allKb, foreign } = await weigh(browser, { url: studio.url, path, ready })
    say(
      `${name}: ${scriptKb.toFixed(0)} kB of JavaScript, ${allKb.toFixed(0)} kB in all; requests to others: ${foreign.length}`,
    )
    for (const [form, config] of Object.entries({ desktop, mobile: undefined })) {
      const results: LighthouseResult[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const flags = { port, onlyCategories: ['performance'], logLevel: 'error' }
        const result = await lighthouse(studio.url + path, flags, config)
        if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message)
        results.push(result)
      }
      const score = median(results.map(scoreOf))
      const typical = results.find((result) => scoreOf(result) === score)!
      say(`  ${form}: ${score} of 100 (${figuresOf(typical)})`)
    }
  }
  const login = screens.find(({ name }) => name === 'login')
  if (login) {
    await signIn(true)
    const seconds = await slowStart(browser, { url: studio.url, ...login })
    say(`login at 400 kbit/s with 400 ms: can be used after ${seconds.toFixed(1)} s`)
  }
} finally {
  await browser.close()
  await studio.close()
  await rm(profile, { recursive: true, force: true })
}
