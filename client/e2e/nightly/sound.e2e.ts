import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { acceptVideos, openClipStage, sendPrompt } from '../clips.js'
import { reloadSaved } from '../cut.js'
import { factsOf } from '../film-facts.js'
import { NARROW, type Person, WIDE } from '../person.js'

const PROMPTS = ['A lighthouse', 'A red train', 'Two whales']
const CLIP_SECONDS = 4
const TARGET = -14
/** A folder for screenshots, if they are wanted. */
const LOOK = process.env.LOOK

const { person } = openClipStage(CLIP_SECONDS)

/** Checks the page at both widths; no violation may be serious. */
async function isAccessible(page: Page, screen: string): Promise<void> {
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport)
    if (LOOK) await page.screenshot({ path: `${LOOK}/${screen}-${viewport.width}.png`, fullPage: true })
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

/** Has a sound sketched in the open dialog. */
async function sketch({ dialog }: Person, kind: string, words: string): Promise<void> {
  await dialog.getByText('Generate', { exact: true }).first().click()
  await dialog.getByText(kind, { exact: true }).first().click()
  await dialog.getByRole('textbox').fill(words)
  await dialog.getByRole('button', { name: 'Sketch', exact: true }).click()
  await dialog.waitFor({ state: 'hidden', timeout: 120_000 })
}

/** Integrated loudness and true peak of a film, as ffmpeg measures them. */
async function loudnessOf(file: string): Promise<{ loudness: number; truePeak: number }> {
  const { stderr } = await promisify(execFile)(process.env.FFMPEG_PATH || 'ffmpeg', [
    '-hide_banner',
    '-nostats',
    '-i',
    file,
    '-af',
    'ebur128=peak=true',
    '-f',
    'null',
    '-',
  ])
  const last = (name: string) =>
    Number([...stderr.matchAll(new RegExp(`${name}: +(-?[\\d.]+)`, 'g'))].at(-1)![1])
  return { loudness: last('I'), truePeak: last('Peak') }
}

test('a film gets music, a voice and a loudness, without a key', { timeout: 420_000 }, async () => {
  const ines = await person()
  const { page } = ines
  await ines.runStory(async () => {
    await ines.join('ines@northlight.film', 'splice-at-dawn')
    await ines.createProject('The Keeper')
    await ines.sees('Start Creating')
    for (const prompt of PROMPTS) await sendPrompt(ines, prompt)
    await acceptVideos(ines, PROMPTS.length)

    await ines.button('Add music, a voice or effects').click()
    await sketch(ines, 'Music', 'Calm piano in D major, 70 bpm')
    await page
      .getByRole('button', { name: /^Music: Calm piano in D major, 70 bpm, from 00:00.0 to 00:12.0/ })
      .waitFor()
    await ines.button('Add to Voice').click()
    await sketch(ines, 'Voice', 'The lighthouse went dark at four.')
    await page.getByRole('button', { name: /^Voice: The lighthouse went dark at four., from/ }).waitFor()
    await page.getByRole('button', { name: /^Music:/ }).click()
    await isAccessible(page, 'lanes')

    await ines.button(/^Export/).click()
    await page.getByRole('combobox', { name: 'Loudness' }).click()
    await page.getByTitle(/^Web/).click()
    await page.keyboard.press('Escape')
    await reloadSaved(page)
    await page.getByRole('button', { name: /^Voice: The lighthouse/ }).waitFor()

    const arriving = page.waitForEvent('download', { timeout: 120_000 })
    await ines.button('Merge & Export').click()
    const film = await (await arriving).path()
    const facts = await factsOf(film)
    assert.deepEqual([facts.streams, facts.complaints], [['audio', 'video'], ''])
    const { loudness, truePeak } = await loudnessOf(film)
    process.stdout.write(`${loudness} LUFS, ${truePeak} dBTP\n`)
    assert(Math.abs(loudness - TARGET) <= 0.5, `${loudness} LUFS`)
    assert(truePeak <= -1, `${truePeak} dBTP`)
    await isAccessible(page, 'merged')
    assert.deepEqual([ines.errors, ines.foreignRequests], [[], []])
  })
})
