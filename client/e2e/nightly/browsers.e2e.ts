import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Clips, startClips } from '../../../server/test/fal/clips.js'
import { PASSWORD, join } from '../api.js'
import { type Product, startProduct } from '../product.js'
import { WIDTHS, screensOf, sidewaysScrollers } from '../screens.js'
import { type Driver, installedBrowsers } from '../webdriver.js'

const WAIT_MS = 120_000
const LEFT_BUTTON = 0
const MOST_CLICKS = 5
/** The Enter key in WebDriver. */
const ENTER = '\uE006'
const PROMPTS = ['A lighthouse at dusk', 'A red train crosses a snowy valley']

let clips: Clips | undefined
let product: Product | undefined
before(async () => {
  clips = await startClips(2)
  product = await startProduct({ ...clips.env, RATE_LIMIT: '100000' })
})
after(async () => {
  await product?.stop()
  await clips?.close()
})

/** Runs in the page: centre of the enabled control with this name, if it can be clicked there. */
function centreOf(name: string): { x: number; y: number } | undefined {
  const nameOf = (control: Element) =>
    control.getAttribute('aria-label') ??
    (control as HTMLInputElement).labels?.[0]?.textContent ??
    control.textContent
  const found = [...document.querySelectorAll<HTMLElement>('button, a, input, textarea, [role]')].find(
    (control) =>
      nameOf(control)?.trim() === name &&
      control.getClientRects().length > 0 &&
      !control.matches(':disabled, [aria-hidden=true]'),
  )
  if (!found) return undefined
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  const isOpening = document.querySelector('[class*="-zoom-appear"], [class*="-zoom-enter"]')
  if (!hit || !found.contains(hit) || isOpening) return undefined
  delete document.body.dataset.clicked
  found.addEventListener('click', () => (document.body.dataset.clicked = name), { once: true, capture: true })
  return { x, y }
}

/** Acts like a user: finds and clicks only what the browser displays. */
class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly url: string,
  ) {}

  open(path: string): Promise<void> {
    return this.driver.open(this.url + path)
  }

  /** Waits until `look` returns a value. Rejects with the text of the page. */
  private async until<T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> {
    const end = Date.now() + WAIT_MS
    for (;;) {
      const found = await look()
      if (found) return found
      if (Date.now() > end)
        assert.fail(`${what} does not appear in:\n${await this.driver.run(() => document.body.innerText)}`)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }

  sees(words: string): Promise<unknown> {
    return this.until(words, () =>
      this.driver.run((text: string) => document.body.innerText.includes(text), words),
    )
  }

  seesTitle(): Promise<unknown> {
    return this.until('a title', () => this.driver.run(() => !!document.querySelector('h1')))
  }

  /** Clicks a control, again if it moved meanwhile. */
  async click(name: string): Promise<void> {
    for (let tries = 0; tries < MOST_CLICKS; tries++) {
      const { x, y } = await this.until(name, () => this.driver.run(centreOf, name))
      await this.driver.perform([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
            { type: 'pointerDown', button: LEFT_BUTTON },
            { type: 'pointerUp', button: LEFT_BUTTON },
          ],
        },
      ])
      if (await this.driver.run((clicked: string) => document.body.dataset.clicked === clicked, name)) return
    }
    assert.fail(`${name} moves away from the mouse`)
  }

  async type(keys: string): Promise<void> {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Focuses a control, like Tab. */
  focus(name: string): Promise<unknown> {
    return this.until(name, () =>
      this.driver.run((label: string) => {
        const control = document.querySelector<HTMLElement>(`[aria-label="${label}"]`)
        control?.focus()
        return !!control && document.activeElement === control
      }, name),
    )
  }

  async fill(name: string, words: string): Promise<void> {
    await this.click(name)
    await this.type(words)
  }

  /** Id of the project in the address. */
  project(): Promise<string> {
    return this.until('a project', () =>
      this.driver.run(() => /projects\/([^/?]+)/.exec(location.pathname)?.[1] ?? ''),
    )
  }

  /** Played seconds of the first video on the page. */
  plays(): Promise<unknown> {
    return this.until('a playing video', () =>
      this.driver.run(() => (document.querySelector('video')?.currentTime ?? 0) > 0),
    )
  }
}

/** Signs in and makes a film from two prompts. Resolves to its project. */
async function makeFilm(visitor: Visitor, username: string): Promise<string> {
  await visitor.open('/login')
  await visitor.fill('Email or username', username)
  await visitor.fill('Password', PASSWORD)
  await visitor.click('Sign In')
  await visitor.click('Create Project')
  await visitor.fill('Name', 'The Keeper')
  await visitor.click('Create')
  const project = await visitor.project()
  for (const [at, prompt] of PROMPTS.entries()) {
    await visitor.fill('Prompt', prompt)
    await visitor.type(ENTER)
    await visitor.sees(`Take ${at + 1}`)
  }
  await visitor.click('Videos')
  await visitor.sees(`To review ${PROMPTS.length}`) // cards move while videos arrive
  for (const accepted of [1, 2]) {
    await visitor.click('Accept')
    await visitor.sees(`${accepted} video(s)`)
  }
  await visitor.focus('Transition from 1 to 2')
  await visitor.type(`hlwind${ENTER}`)
  await visitor.sees('1 transition')
  await visitor.click('Merge & Export')
  await visitor.sees('Your film is ready')
  await visitor.click('Watch')
  await visitor.plays()
  return project
}

for (const { name, start } of installedBrowsers())
  describe(name, { skip: !start && 'it is not installed', timeout: 600_000 }, () => {
    let driver: Driver | undefined
    after(() => driver?.close())

    test('a film can be made, and no screen scrolls sideways', async () => {
      const username = name.toLowerCase()
      await join(product!.url, username)
      driver = await start!()
      await driver.resize(1440, 900)
      const visitor = new Visitor(driver, product!.url)
      const project = await makeFilm(visitor, username)
      for (const width of WIDTHS) {
        await driver.resize(width, 900)
        for (const screen of screensOf(project)) {
          await visitor.open(screen)
          await visitor.seesTitle()
          assert.deepEqual(await driver.run(sidewaysScrollers), [], `${screen} at ${width} px`)
        }
      }
    })
  })
