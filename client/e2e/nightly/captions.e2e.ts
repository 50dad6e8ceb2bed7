import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { acceptVideos, openClipStage, sendPrompt } from '../clips.js'
import { reloadSaved } from '../cut.js'
import { NARROW, WIDE } from '../person.js'

const PROMPTS = ['A lighthouse', 'A red train']
const CLIP_SECONDS = 4
/** A folder for screenshots, if they are wanted. */
const LOOK = process.env.LOOK

const { person } = openClipStage(CLIP_SECONDS)

/** Checks the page at both widths; no violation may be serious. */
async function isAccessible(page: Page, screen: string): Promise<void> {
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport)
    if (LOOK) {
      await page
        .getByRole('region', { name: 'Captions', exact: true })
        .evaluateAll((all) => all.forEach((panel) => panel.scrollIntoView({ block: 'center' })))
      await page.screenshot({ path: `${LOOK}/${screen}-${viewport.width}.png` })
    }
    const found = await page.evaluate(async () => {
      type Violations = { violations: { id: string; impact: string; nodes: { html: string }[] }[] }
      const { violations } = await (
        globalThis as unknown as { axe: { run(): Promise<Violations> } }
      ).axe.run()
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    })
    assert.deepEqual(found, [], `${screen} at ${viewport.width} px`)
  }
  await page.setViewportSize(WIDE)
}

const valuesOf = (fields: Locator) =>
  fields.evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value))

/** Downloads a file of captions from the open menu. */
async function fileFrom(page: Page, entry: string): Promise<string> {
  const arriving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: entry }).click()
  return readFile(await (await arriving).path(), 'utf8')
}

test('captions are written by keyboard, and a film shows them', { timeout: 420_000 }, async () => {
  const ines = await person()
  const { page } = ines
  await ines.runStory(async () => {
    await ines.join('ines@northlight.film', 'splice-at-dawn')
    await ines.createProject('The Keeper')
    await ines.sees('Start Creating')
    for (const prompt of PROMPTS) await sendPrompt(ines, prompt)
    await acceptVideos(ines, PROMPTS.length)

    await ines.button('Captions').click()
    await page.getByText('No captions yet').waitFor()
    await isAccessible(page, 'captions-empty')
    await ines.button('Write the first caption').click()
    const texts = page.getByRole('textbox', { name: /, text$/ })
    await texts.first().waitFor()
    await page.keyboard.type('You are late. The lighthouse went dark at four, and nobody could say why.')
    await page.keyboard.press('Home')
    for (let at = 0; at < 'You are late.'.length; at++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await texts.nth(1).waitFor()
    await page.keyboard.press('Alt+ArrowRight')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await texts.nth(2).waitFor()
    await page.keyboard.type('<i>שלום</i>, עולם')
    await isAccessible(page, 'captions')
    await reloadSaved(page)
    await texts.nth(2).waitFor()
    assert.deepEqual(await valuesOf(texts), [
      'You are late.',
      'The lighthouse went dark at four, and nobody could say why.',
      '<i>שלום</i>, עולם',
    ])

    await page.getByRole('combobox', { name: 'Add language' }).click()
    await page.keyboard.type('Germ')
    await page.keyboard.press('Enter')
    await ines.button('Translate from English').waitFor()
    await isAccessible(page, 'captions-german')
    await ines.button('More for captions').click()
    await page.getByRole('menuitem', { name: 'Remove German…' }).click()
    await ines.button('Remove').click()
    await texts.nth(2).waitFor()

    await ines.button('Play cut').click()
    await ines.button('Show captions').click()
    await page.getByText('You are late.', { exact: true }).last().waitFor()
    if (LOOK) await page.screenshot({ path: `${LOOK}/play-cut.png` })
    await page.keyboard.press('Escape')

    const merging = page.waitForEvent('download', { timeout: 120_000 })
    await ines.button('Merge & Export').click()
    await merging
    await page.getByRole('link', { name: 'Watch' }).click()
    await page.locator('track[label=English]').waitFor({ state: 'attached' })
    const cues = () =>
      page.evaluate(() => {
        const [track] = document.querySelector<HTMLVideoElement>('[role=dialog] video, video')!.textTracks
        return { mode: track!.mode, count: track!.cues?.length ?? 0 }
      })
    assert.equal((await cues()).mode, 'showing')
    await page.keyboard.press('c')
    assert.equal((await cues()).mode, 'disabled')
    await page.keyboard.press('c')
    await page.waitForFunction(() => {
      const [video] = [...document.querySelectorAll('video')].filter(({ textTracks }) => textTracks.length)
      return video?.textTracks[0]?.cues?.length === 3
    })
    await page.keyboard.press('ArrowRight')
    await isAccessible(page, 'film')
    await ines.button('Download captions').click()
    const srt = await fileFrom(page, 'English (.srt)')
    assert.match(srt, /^1\n00:00:00,000 --> 00:00:00,\d{3}\nYou are late\.\n\n2\n/)
    await ines.button('Download captions').click()
    assert.match(await fileFrom(page, 'English (.vtt)'), /&lt;i&gt;שלום/)
    assert.deepEqual([ines.errors, ines.foreignRequests], [[], []])
  })
})
