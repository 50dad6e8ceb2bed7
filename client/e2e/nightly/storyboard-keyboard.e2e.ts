import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openClipStage } from '../clips.js'
import { focused, tabTo } from '../keyboard.js'

const { person } = openClipStage(1)

test(
  'write, order, play, generate and cut a storyboard with the keyboard alone',
  { timeout: 300_000 },
  async () => {
    const ines = await person()
    const { page, dialog } = ines
    const { keyboard } = page
    const press = async (name: string | RegExp, key = 'Tab') => {
      await tabTo(page, name, key)
      await keyboard.press('Enter')
    }
    const fields = page.getByRole('textbox', { name: /^What happens in shot/ })
    /** Waits until the shots have these texts, in order. */
    const reads = async (...words: string[]) => {
      for (let tries = 0; tries < 100; tries++) {
        const now = await fields.evaluateAll((all) =>
          all.map((field) => (field as HTMLTextAreaElement).value),
        )
        if (now.join('|') === words.join('|')) return
        await page.waitForTimeout(100)
      }
      assert.fail(`The shots are not: ${words.join(' | ')}`)
    }
    const writesIn = (number: number) =>
      page.waitForFunction(
        (name) => document.activeElement?.getAttribute('aria-label') === name,
        `What happens in shot ${number}`,
      )
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await ines.createProject('The Keeper')
      await ines.open(`${new URL(page.url()).pathname}?tab=storyboard`)
      await ines.button('Add a shot').waitFor()

      await press('Add a shot')
      for (const [at, words] of ['A door opens', 'A ship turns in fog', 'The lamp dies'].entries()) {
        await writesIn(at + 1)
        await keyboard.type(words)
        if (at < 2) await keyboard.press('Enter')
      }
      await keyboard.press('Escape')
      assert.equal(await focused(page), 'Shot 3')
      await keyboard.press('Alt+ArrowUp')
      await reads('A door opens', 'The lamp dies', 'A ship turns in fog')
      await keyboard.press('Control+d')
      await reads('A door opens', 'The lamp dies', 'The lamp dies', 'A ship turns in fog')
      await keyboard.press('Delete')
      await reads('A door opens', 'The lamp dies', 'A ship turns in fog')
      await press('Undo')
      await reads('A door opens', 'The lamp dies', 'The lamp dies', 'A ship turns in fog')
      await tabTo(page, 'What happens in shot 4', 'Shift+Tab')
      await keyboard.press('Home')
      for (let letters = 0; letters < 'A ship turns'.length; letters++) await keyboard.press('ArrowRight')
      await keyboard.press('Control+Enter')
      await reads('A door opens', 'The lamp dies', 'The lamp dies', 'A ship turns', 'in fog')

      await press('Play storyboard', 'Shift+Tab')
      await dialog.getByRole('button', { name: 'Pause' }).waitFor()
      await keyboard.press('l')
      await dialog.getByText('Shot 2 of 5').waitFor()
      await keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })

      await press('More', 'Shift+Tab')
      await page.getByRole('menuitem', { name: 'Generate takes' }).press('Enter')
      await dialog.getByText('5 of 5 shots').waitFor()
      await press(/^Generate 5 shots/)
      await ines.sees('5 ready')
      await press('More', 'Shift+Tab')
      await page.getByRole('menuitem', { name: 'Build cut from storyboard' }).press('Enter')
      await dialog.getByText('Your cut will use takes from 5 of 5 shots').waitFor()
      await press('Build cut from storyboard')
      await page.waitForURL('**tab=videos*')
      assert.deepEqual(ines.errors, [])
    })
  },
)
