import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { seriousViolations } from './accessibility.js'
import type { Person } from './person.js'

const LOOK = process.env.LOOK

/** Field for a new note. */
export const field = (page: Page) => page.getByRole('textbox', { name: /^Note (at|on)/ })
/** Position of the player. */
export const position = (page: Page) =>
  page.getByRole('slider', { name: 'Position' }).evaluate((slider) => Number(slider.ariaValueNow))
/** Waits until the player shows a frame. */
export const atFrame = (page: Page, frame: number) =>
  page.waitForFunction(
    (wanted) => document.querySelector('[aria-label=Position]')?.ariaValueNow === String(wanted),
    frame,
  )

/** Checks for serious axe violations, errors, and requests to other origins. */
export async function isFine({ page, errors, foreignRequests }: Person, screen: string): Promise<void> {
  const { width } = page.viewportSize()!
  if (LOOK) await page.screenshot({ path: `${LOOK}/guest-${screen}-${width}.png` })
  assert.deepEqual(await seriousViolations(page), [], `${screen} at ${width} px`)
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  assert(scrollWidth <= width, `${screen} is ${scrollWidth} px wide`)
  assert.deepEqual([errors, foreignRequests], [[], []])
}
