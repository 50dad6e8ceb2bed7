import type { Locator } from 'playwright-core'
import type { Person } from '../../client/e2e/person.js'
import type { Studio } from './studio.js'

/** A screen or dialog and the steps that open it. */
export interface Screen {
  name: string
  /** Resolves when it is fully visible. */
  open(person: Person, studio: Studio): Promise<void>
}

export type Step = (person: Person, studio: Studio) => Promise<unknown>

export const at = (name: string, path: string | ((studio: Studio) => string), ...steps: Step[]): Screen => ({
  name,
  async open(person, studio) {
    await person.open(typeof path === 'string' ? path : path(studio))
    for (const step of steps) await step(person, studio)
  },
})

export const press =
  (name: string | RegExp): Step =>
  (person) =>
    person.button(name).filter({ visible: true }).first().click()
/** An action of the film viewer, which is in its menu on phones. */
export const viewerAction =
  (name: RegExp): Step =>
  async (person) => {
    const more = person.button('More actions')
    await more.waitFor()
    if (await person.button(name).count()) return person.button(name).click()
    await more.click()
    await person.page.getByRole('menuitem', { name }).click()
  }
export const inDialog =
  (name: string): Step =>
  ({ dialog }) =>
    dialog.getByRole('button', { name, exact: true }).click()
export const clickMenuItem =
  (name: string): Step =>
  ({ page }) =>
    page.getByRole('menuitem', { name }).click()
export const see =
  (words: string | RegExp): Step =>
  (person) =>
    person.sees(words)
export const shows =
  (find: (person: Person) => Locator): Step =>
  (person) =>
    find(person).filter({ visible: true }).first().waitFor()
export const pressKey =
  (key: string): Step =>
  async ({ page }) => {
    await page.getByRole('main').waitFor()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.getByRole('main').focus()
    await page.keyboard.press(key)
  }
export const dialog = shows((person) => person.dialog)
export const menu = shows(({ page }) => page.getByRole('menu'))
export const pictures = shows(({ page }) => page.getByRole('main').locator('[data-asset]'))

export const library = (place: string) => (asset: keyof Studio['assets']) => (studio: Studio) =>
  `/library/${place}/${studio.assets[asset]}`
export const team = library('team-library')
export const mine = library('my-library')
export const project =
  (tab = 'chat') =>
  (studio: Studio) =>
    `/projects/${studio.project}?tab=${tab}`
export const bare = (tab: string) => (studio: Studio) => `/projects/${studio.bareProject}?tab=${tab}`
export const shots =
  (tab = 'chat') =>
  (studio: Studio) =>
    `/projects/${studio.shots}?tab=${tab}`
export const stack = ({ page }: Person) => page.getByRole('button', { name: /^3 takes of/ })
/** Types at the end of a field. */
export const typeInto =
  (field: string, words: string): Step =>
  async ({ page }) => {
    await page.getByRole('textbox', { name: field }).press('End')
    await page.keyboard.type(words)
  }
export const search =
  (words: string): Step =>
  ({ page }) =>
    page.getByLabel('Search prompts').fill(words)
export const chooseFourVariations: Step = async ({ page }) => {
  await page.getByRole('button', { name: /^Options/ }).click()
  await page.getByRole('radiogroup', { name: 'Variations' }).getByText('4', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Prompt' }).fill('The ferry arrives')
}
/** Selects the first image of the library for a frame slot of the composer. */
export const chooseFrame =
  (slot: string): Step =>
  async (person) => {
    await person.button(slot).click()
    await person.dialog.locator('[aria-pressed]').first().click()
    await person.dialog.waitFor({ state: 'detached' })
  }

/** Makes the removal of a member require the password again, as it does 15 minutes after the last confirmation. */
export const requireConfirmation: Step = ({ page }) =>
  page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"RemoveMember"')) return route.fallback()
    const errors = [{ message: 'Confirm', extensions: { code: 'CONFIRMATION_NEEDED' } }]
    await route.fulfill({ json: { data: null, errors } })
  })
