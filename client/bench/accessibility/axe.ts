import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, ImpactValue, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** A fault that axe finds on a page, with the place of each element that has it. */
export interface Fault {
  rule: string
  impact: ImpactValue
  help: string
  places: string[]
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const source = readFile(AXE, 'utf8')

/** Waits until nothing loads or moves any more: colours are judged as they stay. */
const settle = (page: Page) =>
  page.waitForFunction(() => {
    const isEnding = (animation: Animation) =>
      animation.playState === 'running' &&
      animation.timeline === document.timeline && // what follows a scroll position never ends
      animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
    return (
      document.fonts.status === 'loaded' &&
      !document.querySelector('[aria-busy=true], .ant-skeleton-active') &&
      !document.getAnimations().some(isEnding)
    )
  })

/** Runs all of axe’s rules over the page as it is. */
export async function faultsOf(page: Page): Promise<Fault[]> {
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

/** The number of elements with a fault of this impact. */
export const countOf = (faults: readonly Fault[], impact: ImpactValue): number =>
  faults.filter((fault) => fault.impact === impact).reduce((sum, { places }) => sum + places.length, 0)
