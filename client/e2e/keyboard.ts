import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

/** Maximum number of Tab presses, above the focusable elements of any tested screen. */
const MOST_STOPS = 120

/** Accessible name of the focused element, or empty. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return ''
    const labels = (element as HTMLInputElement).labels
    const words = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent
    return words?.trim() ?? ''
  })

/** Presses Tab or Shift+Tab until an element with this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const now = await focused(page)
    if (typeof name === 'string' ? now === name : name.test(now)) return
    passed.push(now)
    await page.keyboard.press(key)
  }
  assert.fail(`Tab does not lead to ${name}, only to ${[...new Set(passed)].join(' · ')}`)
}

/** Presses Tab until this enabled element has the focus. */
export async function tabToElement(target: Locator): Promise<void> {
  const page = target.page()
  await (await target.elementHandle())!.waitForElementState('enabled')
  const passed = new Set<string>()
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    passed.add(await focused(page))
    await page.keyboard.press('Tab')
  }
  assert.fail(`Tab does not lead to ${target}, only to ${[...passed].join(' · ')}`)
}
