/** Covers specification V79, V83. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Request } from 'playwright-core'
import { isAccessible } from '../accessibility.js'
import { acceptVideos, openClipStage, sendPrompt } from '../clips.js'
import { reloadSaved } from '../cut.js'
import { factsOf, loudnessOf } from '../film-facts.js'
import type { Person } from '../person.js'

const PROMPTS = ['A lighthouse', 'A red train', 'Two whales']
const CLIP_SECONDS = 4
const TARGET = -14
const PASSWORD = 'splice-at-dawn'

const { person } = openClipStage(CLIP_SECONDS)

const music = ({ page }: Person): Locator => page.getByRole('button', { name: /^Music: Calm piano/ })
/** Level of the music in the open inspector. */
const level = ({ page }: Person): Locator => page.getByRole('slider', { name: 'Level' })

/** Creates a sketch in the open dialog. */
async function sketch({ dialog }: Person, kind: string, words: string): Promise<void> {
  await dialog.getByText('Generate', { exact: true }).first().click()
  await dialog.getByText(kind, { exact: true }).first().click()
  await dialog.getByRole('textbox').fill(words)
  await dialog.getByRole('button', { name: 'Sketch', exact: true }).click()
  await dialog.waitFor({ state: 'hidden', timeout: 120_000 })
}

/** Creates a project with a cut of clips and music. */
async function makeCutWithMusic(one: Person, email: string): Promise<void> {
  await one.join(email, PASSWORD)
  await one.createProject('The Keeper')
  await one.sees('Start Creating')
  for (const prompt of PROMPTS) await sendPrompt(one, prompt)
  await acceptVideos(one, PROMPTS.length)
  await one.button('Add music, a voice or effects').click()
  await sketch(one, 'Music', 'Calm piano in D major, 70 bpm')
  await music(one)
    .and(one.page.getByRole('button', { name: /from 00:00\.0 to 00:12\.0/ }))
    .waitFor()
}

test('without a key a film gets music, a voice and a loudness', { timeout: 420_000 }, async () => {
  const ines = await person()
  const { page } = ines
  await ines.runStory(async () => {
    await makeCutWithMusic(ines, 'ines@northlight.film')
    await ines.button('Add to Voice').click()
    await sketch(ines, 'Voice', 'The lighthouse went dark at four.')
    await page.getByRole('button', { name: /^Voice: The lighthouse went dark at four\.,.* from/ }).waitFor()
    await music(ines).click()
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

const isOfCue = (request: Request) => !!request.postData()?.includes('EditCut')

test('two people change the same cue, see both versions and keep one', { timeout: 300_000 }, async () => {
  const [noor, omar] = [await person(), await person()]
  await noor.runStory(async () => {
    await makeCutWithMusic(noor, 'noor@northlight.film')
    await omar.join('omar@northlight.film', PASSWORD)
    await omar.open(new URL(noor.page.url()).pathname + new URL(noor.page.url()).search)
    for (const one of [noor, omar]) await music(one).click()

    // his change is pending while hers arrives
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await omar.page.route('**/graphql', async (route) => {
      if (isOfCue(route.request())) await held
      await route.continue()
    })
    const onItsWay = omar.page.waitForRequest(isOfCue)
    await music(omar).press('ArrowDown')
    await onItsWay
    await music(noor).press('ArrowUp')
    await music(noor).press('ArrowUp')
    await reloadSaved(noor.page)
    release()
    const conflict = omar.page
      .getByRole('alert')
      .filter({ hasText: 'noor@northlight.film changed Calm piano' })
    await conflict.getByText(/to −6 dB\. Yours: −9 dB\./).waitFor({ timeout: 60_000 })
    await conflict.getByRole('button', { name: 'Use mine' }).click()
    await conflict.waitFor({ state: 'hidden' })

    await music(noor).click()
    await noor.page.locator('[role="slider"][aria-valuenow="-9"]').and(level(noor)).waitFor()
  })
})
