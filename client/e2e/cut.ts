import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

/** Titles of the clips in the cut, which are also drag handles. */
export const clipTitles = (page: Page): Locator =>
  page.getByRole('region', { name: 'Approved Videos' }).getByTestId('clip-title')

/** Waits until the clips of the cut have these titles, in order. */
export const cutReads = (page: Page, titles: readonly string[]): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[data-testid=clip-title]')]
        .map((title) => title.textContent)
        .join('|') === wanted,
    titles.join('|'),
  )

/** Drags a clip to the first position, and resolves when the first clip moves aside. Releasing the mouse button drops it. */
export async function dragToFront(page: Page, at: number): Promise<void> {
  const titles = clipTitles(page)
  const [from, to] = [await titles.nth(at).boundingBox(), await titles.nth(0).boundingBox()]
  assert(from && to)
  await page.mouse.move(from.x + 20, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x - 20, from.y + 4, { steps: 4 })
  await page.mouse.move(to.x + 10, to.y + to.height / 2, { steps: 20 })
  await page.locator('[data-dragging]').waitFor()
  await page.waitForFunction(() => {
    const title = document.querySelector('[data-testid=clip-title]')
    const clip = title?.closest<HTMLElement>('[style*=translate]')
    return !!clip && !clip.style.transform.startsWith('translate3d(0px')
  })
}

/** Reloads the page when all changes of the cut are saved; before, the browser would warn. */
export async function reloadSaved(page: Page): Promise<void> {
  await page.waitForFunction(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await page.reload()
}
