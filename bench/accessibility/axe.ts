import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, ImpactValue, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** A rule that a page violates, with the place of each element. */
export interface Violation {
  rule: string
  impact: ImpactValue
  help: string
  places: string[]
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const source = readFile(AXE, 'utf8')

/** Waits until loading and animations have finished, so that colours are final. */
const settle = (page: Page) =>
  page.waitForFunction(() => {
    const willFinish = (animation: Animation) =>
      animation.playState === 'running' &&
      animation.timeline === document.timeline && // scroll-driven animations never finish
      animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
    return (
      document.fonts.status === 'loaded' &&
      !document.querySelector('[aria-busy=true], .ant-skeleton-active') &&
      !document.getAnimations().some(willFinish)
    )
  })

/** Checks the page with all rules of axe. */
export async function violationsOf(page: Page): Promise<Violation[]> {
  await settle(page)
  await page.evaluate(`globalThis.axe || (() => { ${await source} })()`)
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }
    return (await axe.run({ resultTypes: ['violations'] })).violations
  })
  return violations.map(({ id, impact, help, nodes }) => ({
    rule: id,
    impact: impact ?? 'minor',
    help,
    places: nodes.map(({ target, html, any }) => [target.join(' '), html, any[0]?.message].join('\n      ')),
  }))
}

/** The number of elements that violate rules of this impact. */
export const countOf = (violations: readonly Violation[], impact: ImpactValue): number =>
  violations
    .filter((violation) => violation.impact === impact)
    .reduce((sum, { places }) => sum + places.length, 0)
