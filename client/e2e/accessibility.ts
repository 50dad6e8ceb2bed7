import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { NARROW, WIDE } from './person.js'

/** Folder for screenshots, optional. */
const LOOK = process.env.LOOK

/** Serious axe violations on the page, each with its first element. */
export async function seriousViolations(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

/** Fails on serious violations at both widths. `LOOK=folder` saves screenshots. */
export async function isAccessible(page: Page, screen: string): Promise<void> {
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport)
    if (LOOK) await page.screenshot({ path: `${LOOK}/${screen}-${viewport.width}.png`, fullPage: true })
    assert.deepEqual(await seriousViolations(page), [], `${screen} at ${viewport.width} px`)
  }
  await page.setViewportSize(WIDE)
}
