/** Covers specification V94. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { callerIn } from '../api.js'
import { acceptVideos, openClipStage, sendPrompt } from '../clips.js'
import { reloadSaved } from '../cut.js'
import { NARROW, WIDE } from '../person.js'

const PROMPTS = ['A lighthouse', 'A red train']
const CLIP_SECONDS = 4
/** Folder for screenshots, optional. */
const LOOK = process.env.LOOK

const { person } = openClipStage(CLIP_SECONDS)

/** Fails on serious violations at both widths. */
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

/** Downloads a caption file from the open menu. */
async function fileFrom(page: Page, entry: string): Promise<string> {
  const arriving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: entry }).click()
  return readFile(await (await arriving).path(), 'utf8')
}

/** Waits until the film shows these captions, with their languages. */
const filmShows = (page: Page, captions: readonly string[]) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('video')]
        .flatMap(({ textTracks }) => [...textTracks])
        .filter(({ mode }) => mode === 'showing')
        .flatMap(({ language, activeCues }) =>
          [...(activeCues ?? [])].map((cue) => `${language}: ${(cue as VTTCue).text}`),
        )
        .join('|') === wanted,
    captions.join('|'),
  )

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
    await texts.nth(2).waitFor({ state: 'attached' }) // outside of the viewport
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
    await ines.button('More caption actions').click()
    await page.getByRole('menuitem', { name: 'Remove German…' }).click()
    await ines.button('Remove').click()
    await texts.nth(2).waitFor({ state: 'attached' })

    await ines.button('Play cut').click()
    const player = page.getByRole('dialog', { name: 'Play cut' })
    await player.getByRole('button', { name: 'Show captions' }).click()
    await player.getByText('You are late.', { exact: true }).waitFor()
    if (LOOK) await page.screenshot({ path: `${LOOK}/play-cut.png` })
    await page.keyboard.press('Escape')

    const projectId = /projects\/([^/?]+)/.exec(page.url())![1]
    const call = await callerIn(page)
    await call(
      'mutation Read($input: ImportCaptionsInput!) { importCaptions(input: $input) { __typename } }',
      {
        input: { projectId, language: 'de', content: 'WEBVTT\n\n00:00.000 --> 00:01.000\nZu spät.\n' },
      },
    )
    const merging = page.waitForEvent('download', { timeout: 120_000 })
    await ines.button('Merge & Export').click()
    await merging
    await page.getByRole('link', { name: 'Watch' }).click()
    await page.locator('track[label=English]').waitFor({ state: 'attached' })
    // paused at the first frame
    await filmShows(page, ['en: You are late.'])
    await page.keyboard.press('c')
    await filmShows(page, [])
    await page.keyboard.press('c')
    await filmShows(page, ['en: You are late.'])
    await page.getByRole('group').getByRole('button', { name: 'Captions' }).click()
    await page.getByRole('menuitem', { name: 'German', exact: true }).click()
    await filmShows(page, ['de: Zu spät.'])
    await page.keyboard.press('ArrowRight')
    await isAccessible(page, 'film')
    await ines.button('More actions').click()
    const srt = await fileFrom(page, 'Captions: English (.srt)')
    assert.match(srt, /^1\n00:00:00,000 --> 00:00:00,\d{3}\nYou are late\.\n\n2\n/)
    await ines.button('More actions').click()
    assert.match(await fileFrom(page, 'Captions: English (.vtt)'), /&lt;i&gt;שלום/)
    assert.deepEqual([ines.errors, ines.foreignRequests], [[], []])
  })
})
