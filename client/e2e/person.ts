import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  chromium,
} from 'playwright-core'
import { findChromium } from './chromium.js'
import type { Attachment } from './pictures.js'

export const WIDE = { width: 1440, height: 900 }
const COMMON: BrowserContextOptions = { viewport: WIDE, acceptDownloads: true, reducedMotion: 'reduce' }
export const NARROW = { width: 390, height: 844 }

/** Opens a headless Chromium: an installed one, or the one from npm. */
export async function openBrowser(args: string[] = []): Promise<Browser> {
  const options = await findChromium()
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...args] })
}

/** Opens it with a profile folder, whose settings the browser uses. */
export async function openProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...(await findChromium()), ...COMMON })
}

/** A person with a browser context; records errors of the page, and requests to other origins. */
export class Person {
  readonly errors: string[] = []
  readonly foreignRequests: string[] = []

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    private readonly url: string,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && this.errors.push(message.text()))
    page.on('request', (request) => {
      const address = new URL(request.url())
      if (/^https?:$/.test(address.protocol) && address.origin !== url)
        this.foreignRequests.push(address.href)
    })
  }

  /** Opens a context, by default with a wide screen and reduced motion. */
  static async arrive(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Person> {
    const context = await browser.newContext({ ...COMMON, ...options })
    // shows cards with all fields
    await context.addInitScript(() => {
      if (origin === 'null') return // sandboxed frames have no storage
      if (location.protocol.startsWith('http') && !localStorage.getItem('storyboard-density'))
        localStorage.setItem('storyboard-density', 'board')
    })
    return Person.sit(context, url)
  }

  /** Opens a page in an existing context. */
  static async sit(context: BrowserContext, url: string): Promise<Person> {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    return new Person(page, context, url)
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.url + path)
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' })
  }

  /** Runs a test. On failure, saves a screenshot, and adds the page’s text and errors to the message. */
  async runStory(story: () => Promise<void>): Promise<void> {
    try {
      await story()
    } catch (error) {
      const shown = await this.page.evaluate(() => document.body.innerText).catch(() => '')
      await this.page
        .screenshot({ path: `test-results/${Date.now()}.png`, fullPage: true })
        .catch(() => undefined)
      if (error instanceof Error)
        error.message = [error.message, ...this.errors, 'The page:', shown.slice(0, 3000)].join('\n')
      throw error
    }
  }

  /** Creates an account and signs in. Ends on the projects screen. */
  async join(email: string, password: string): Promise<void> {
    const { page } = this
    await this.open('/login')
    // wait, because the form switches to Create Account in an empty installation
    if (await this.isFirst()) await page.getByRole('heading', { name: 'Create Account' }).waitFor()
    else await this.button('Create Account').click()
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await this.button('Create Account').click()
    await this.enter(email, password)
  }

  /** Signs in. Ends on the projects screen. */
  async signIn(email: string, password: string): Promise<void> {
    await this.open('/login')
    await this.enter(email, password)
  }

  /** Whether the installation has no account. Runs in the page, because only the browser may resolve the address. */
  private isFirst(): Promise<boolean> {
    return this.page.evaluate(async () => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ installation { isEmpty } }' }),
      })
      const { data } = (await response.json()) as { data: { installation: { isEmpty: boolean } } }
      return data.installation.isEmpty
    })
  }

  private async enter(email: string, password: string): Promise<void> {
    const { page } = this
    await page.getByLabel('Email or username').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await this.button('Sign In').click()
    await page.getByText('Login successful. Redirecting to app...').waitFor()
    await page.waitForURL('**/projects')
  }

  /** Opens the menu of a button and selects an entry. */
  async chooseFromMenu(button: string, entry: string): Promise<void> {
    await this.button(button).click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  /** Creates a project. Ends on its screen. */
  async createProject(name: string): Promise<void> {
    const { page } = this
    await this.button('Create Project').click()
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByText('Project created successfully').waitFor()
    await page.waitForURL('**/projects/*')
  }

  /** An image in the library, by its name and status. */
  card(name: string, status: 'pending' | 'approved' | 'declined'): Locator {
    return this.page.getByRole('link', { name: `${name}, ${status}`, exact: true })
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  /** Selects a file in the Upload dialog and enters a name, without submitting. */
  async chooseUpload(file: Attachment, name: string): Promise<void> {
    await this.button('Upload Asset').click()
    await this.dialog.locator('input[type=file]').setInputFiles(file)
    await this.dialog.getByLabel('Name').fill(name)
  }

  async upload(file: Attachment, name: string): Promise<void> {
    await this.chooseUpload(file, name)
    await this.sendUpload()
  }

  async sendUpload(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await this.page.getByText('Asset uploaded successfully!').waitFor()
  }

  /** Waits until a field has this value. */
  async holds(field: Locator, value: string): Promise<void> {
    const handle = await field.elementHandle()
    await this.page.waitForFunction(([input, wanted]) => (input as HTMLInputElement).value === wanted, [
      handle,
      value,
    ] as const)
  }

  /** Waits for a toast, or any other text, on the page. */
  async sees(words: string | RegExp): Promise<void> {
    await this.page.getByText(words).filter({ visible: true }).first().waitFor()
  }
}
