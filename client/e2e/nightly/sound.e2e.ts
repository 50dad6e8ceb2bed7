import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAccessible } from '../accessibility.js'
import { acceptVideos, openClipStage, sendPrompt } from '../clips.js'
import { reloadSaved } from '../cut.js'
import { factsOf, loudnessOf } from '../film-facts.js'
import type { Person } from '../person.js'

const PROMPTS = ['A lighthouse', 'A red train', 'Two whales']
const CLIP_SECONDS = 4
const TARGET = -14

const { person } = openClipStage(CLIP_SECONDS)

/** Has a sound sketched in the open dialog. */
async function sketch({ dialog }: Person, kind: string, words: string): Promise<void> {
  await dialog.getByText('Generate', { exact: true }).first().click()
  await dialog.getByText(kind, { exact: true }).first().click()
  await dialog.getByRole('textbox').fill(words)
  await dialog.getByRole('button', { name: 'Sketch', exact: true }).click()
  await dialog.waitFor({ state: 'hidden', timeout: 120_000 })
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
