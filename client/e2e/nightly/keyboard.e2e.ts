/** Covers specification V12. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openClipStage, promptIsSent } from '../clips.js'
import { factsOf } from '../film-facts.js'
import { focused, tabTo } from '../keyboard.js'

const PROMPTS = ['A lighthouse at dusk', 'A red train', 'Two whales']
const { person } = openClipStage(2)
/** The position of a focused tab, which antd adds to its name. */
const TAB = /^Tab \d of \d/

test('from login to a downloaded film with the keyboard alone', { timeout: 300_000 }, async () => {
  const ines = await person()
  const { page } = ines
  const { keyboard } = page
  const press = async (name: string | RegExp, key = 'Enter') => {
    await tabTo(page, name)
    await keyboard.press(key)
  }
  const openTab = async (name: string) => {
    await tabTo(page, TAB, 'Shift+Tab')
    while ((await focused(page)).replace(TAB, '') !== name) await keyboard.press('ArrowRight')
    if ((await page.evaluate(() => document.activeElement?.getAttribute('aria-selected'))) !== 'true')
      await keyboard.press('Enter')
  }
  await ines.runStory(async () => {
    await ines.open('/login')
    await ines.sees('You will be the admin.')
    await tabTo(page, 'Email')
    await keyboard.type('ines@northlight.film')
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await keyboard.type('splice-at-dawn')
    await keyboard.press('Enter')
    await keyboard.type('splice-at-dawn')
    await keyboard.press('Enter')
    await ines.sees('Your account has been created.')
    await tabTo(page, 'Email or username')
    await keyboard.type('ines@northlight.film')
    await keyboard.press('Enter')
    await keyboard.type('splice-at-dawn')
    await keyboard.press('Enter')
    await page.waitForURL('**/projects')

    await ines.button('Create Project').first().waitFor()
    await press('Create Project')
    await ines.dialog.waitFor()
    await tabTo(page, 'Name')
    await keyboard.type('The Keeper')
    await tabTo(page, 'Description')
    await keyboard.type('A short film')
    await press('Create')
    await page.waitForURL('**/projects/*')

    const prompt = page.getByRole('textbox', { name: 'Prompt' })
    await prompt.waitFor()
    await tabTo(page, 'Prompt')
    await keyboard.type(PROMPTS[0]!)
    await press('Magic prompt', 'Space')
    await press('Magic prompt', 'Space')
    await press('Generate')
    await promptIsSent(ines, PROMPTS[0]!)
    for (const words of PROMPTS.slice(1)) {
      await tabTo(page, 'Prompt')
      await keyboard.type(words)
      await page.getByRole('button', { name: 'Generate', exact: true, disabled: false }).waitFor()
      await keyboard.press('Enter')
      await promptIsSent(ines, words)
    }

    await openTab('Videos')
    const generated = page.getByRole('region', { name: 'Generated Videos' })
    const approved = page.getByRole('region', { name: 'Approved Videos' })
    for (let accepted = 1; accepted <= PROMPTS.length; accepted++) {
      await generated
        .getByRole('button', { name: 'Accept', exact: true, disabled: false })
        .first()
        .waitFor({ timeout: 120_000 })
      await press('Accept')
      await approved.getByText(`${accepted} video(s)`).waitFor()
      assert.notEqual(await focused(page), '', 'after a decision the focus is lost')
    }

    const titles = approved.getByTestId('clip-title')
    await titles.nth(PROMPTS.length - 1).waitFor()
    const [first, second, third] = await titles.allInnerTexts()
    await tabTo(page, `Move ${third}, now 3`)
    await keyboard.press('Space')
    await page.getByText(`${third} picked up at position 3 of 3`).waitFor({ state: 'attached' })
    for (const place of [2, 1]) {
      await page.waitForTimeout(100) // a picked-up clip accepts keys after a moment
      await keyboard.press('ArrowLeft')
      await page.getByText(`${third} moved to position ${place} of 3`).waitFor({ state: 'attached' })
    }
    await keyboard.press('Space')
    await page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('[data-testid=clip-title]')]
          .map((title) => title.textContent)
          .join('|') === wanted,
      [third, first, second].join('|'),
    )
    assert.equal(await focused(page), `Move ${third}, now 1`)

    await tabTo(page, 'Transition from 1 to 2')
    await keyboard.type('hlwind')
    await keyboard.press('Enter')
    await approved.getByText('Wind left', { exact: true }).filter({ visible: true }).first().waitFor()
    assert.equal(await focused(page), 'Transition from 1 to 2')
    await tabTo(page, 'Transition from 2 to 3')
    await keyboard.press('ArrowDown')
    await page
      .getByRole('dialog')
      .or(page.getByRole('region', { name: /Transition/ }))
      .first()
      .waitFor()
    await keyboard.press('Escape')
    assert.equal(await focused(page), 'Transition from 2 to 3')

    const arriving = page.waitForEvent('download', { timeout: 120_000 })
    await tabTo(page, 'Merge & Export', 'Shift+Tab')
    await keyboard.press('Enter')
    assert.equal((await factsOf(await (await arriving).path())).complaints, '')

    await openTab('Merged Videos')
    await page.getByText('1 merged video(s)').waitFor()
    const again = page.waitForEvent('download')
    await press(/^Download /)
    await again
    await press(/^Play /)
    await ines.dialog.waitFor()
    await keyboard.press('Escape')
    await ines.dialog.waitFor({ state: 'hidden' })
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label')?.startsWith('Play '),
      undefined,
      { timeout: 5_000 },
    )
    assert.deepEqual(ines.errors, [])
  })
})
