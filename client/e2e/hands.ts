import assert from 'node:assert/strict'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { isAccessible } from './accessibility.js'
import { isFine, position } from './guest-page.js'
import { tabToElement } from './keyboard.js'
import { NARROW, type Person, WIDE } from './person.js'

/** A way to operate the screens. */
export interface Hands {
  readonly options: BrowserContextOptions
  press(button: Locator): Promise<void>
  /** Replaces the text of a field. */
  write(field: Locator, text: string): Promise<void>
  openTab(page: Page, name: string): Promise<void>
  /** Selects the second of two options. */
  choose(group: Locator, option: string): Promise<void>
  chooseTransition(tape: Locator, name: string): Promise<void>
  /** Seeks the guest player to the middle of the film. */
  seekToMiddle(page: Page): Promise<void>
  /** Checks the screen. */
  look(person: Person, screen: string): Promise<void>
}

/** A tab; while it has the keyboard’s focus, its name begins with its position. */
const tab = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^(Tab \\d+ of \\d+ ?)?${name}$`) })
const slider = (page: Page) => page.getByRole('slider', { name: 'Position' })

export const MOUSE: Hands = {
  options: { viewport: WIDE },
  press: (button) => button.click(),
  write: (field, text) => field.fill(text),
  openTab: (page, name) => tab(page, name).click(),
  choose: (group, option) => group.getByText(option, { exact: true }).click(),
  chooseTransition: async (tape, name) => {
    await tape.click()
    await tape.page().getByRole('dialog').getByTitle(`${name} transition`).first().click()
  },
  seekToMiddle: (page) => slider(page).click(),
  look: ({ page }, screen) => isAccessible(page, screen),
}

const pressKey = async (target: Locator, key: string) => {
  await tabToElement(target)
  await target.page().keyboard.press(key)
}

/** Only Tab, arrows, Enter and letters. Each checked screen must have a focused element. */
export const KEYBOARD: Hands = {
  options: { viewport: WIDE },
  press: (button) => pressKey(button, 'Enter'),
  write: async (field, text) => {
    await pressKey(field, 'ControlOrMeta+a')
    await field.page().keyboard.type(text)
  },
  openTab: async (page, name) => {
    await tabToElement(page.getByRole('tab', { selected: true }))
    const count = await page.getByRole('tab').count()
    for (let steps = 0; steps < count && !(await hasFocus(tab(page, name))); steps++)
      await page.keyboard.press('ArrowRight')
    assert(await hasFocus(tab(page, name)), `arrows do not lead to the tab ${name}`)
    await page.keyboard.press('Enter')
  },
  choose: async (group, option) => {
    await tabToElement(group.getByRole('radio', { checked: true }))
    await group.page().keyboard.press('ArrowRight')
    await group.getByRole('radio', { name: option, checked: true }).waitFor({ state: 'attached' })
  },
  chooseTransition: async (tape, name) => {
    await tabToElement(tape)
    await tape.page().keyboard.type(name)
    await tape.page().keyboard.press('Enter')
  },
  seekToMiddle: async (page) => {
    const middle = (await slider(page).evaluate(({ ariaValueMax }) => Number(ariaValueMax))) / 2
    for (let frame = await position(page); frame < middle; frame = await position(page)) {
      await page.keyboard.press('ArrowRight')
      await page.waitForFunction(
        (last) => Number(document.querySelector('[aria-label=Position]')?.ariaValueNow) > last,
        frame,
      )
    }
  },
  look: async (person, screen) => {
    await person.page
      .waitForFunction(() => document.activeElement?.matches(':not(body, :disabled)'), undefined, {
        timeout: 5_000,
      })
      .catch(() => assert.fail(`${screen}: the focus is lost`))
    await isFine(person, screen)
  },
}

export const PHONE: Hands = {
  options: { viewport: NARROW, hasTouch: true, isMobile: true },
  press: (button) => button.tap(),
  write: async (field, text) => {
    await field.tap()
    await field.fill(text)
  },
  openTab: async (page, name) => {
    // a tab that is scrolled into view, instead of swiped or focused, moves back when it is tapped
    await tab(page, name).focus()
    await tab(page, name).tap()
  },
  choose: (group, option) => group.getByText(option, { exact: true }).tap(),
  chooseTransition: async (tape, name) => {
    await tape.tap()
    await tape.page().getByRole('dialog').getByTitle(`${name} transition`).first().tap()
  },
  seekToMiddle: (page) => slider(page).tap(),
  look: isFine,
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)
