/** Covers specification A17, P16. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureCrossing } from './crossing.js'
import { openStage } from './stage.js'

const EMAIL = 'dara@northlight.film'
const PASSWORD = 'reels-at-noon'

const { person } = openStage()

test(
  'an invited member works, is removed, and is signed out in an open tab',
  { timeout: 300_000 },
  async () => {
    const ada = await person()
    const dara = await person()
    await ada.runStory(() =>
      dara.runStory(async () => {
        await ada.join('ada@northlight.film', 'splice-at-dawn')
        await ada.open('/settings?tab=team')
        await ada.sees('No team members yet')
        await ada.button('Invite Member').click()
        await ada.dialog.getByLabel('Email').fill(EMAIL)
        await ada.dialog.getByLabel('Username').fill('dara')
        await ada.dialog.getByRole('button', { name: 'Invite', exact: true }).click()
        await ada.sees('Team member invited successfully!')
        const link = await ada.page.getByRole('textbox', { name: 'Link' }).inputValue()
        await ada.button('Done').click()
        const row = ada.page
          .getByRole('list', { name: 'Team' })
          .getByRole('listitem')
          .filter({ hasText: EMAIL })
        await row.getByText('Invited').waitFor()

        const { pathname, search, hash } = new URL(link)
        await dara.open(pathname + search + hash) // the link has the server’s public address
        await dara.sees(/You are invited as/)
        await dara.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await dara.page.getByLabel('Confirm password').fill(PASSWORD)
        await measureCrossing(
          'an accepted invitation',
          () => dara.button('Join').click(),
          () => row.getByText('Invited').waitFor({ state: 'hidden' }),
        )
        await dara.page.waitForURL('**/projects')
        await dara.createProject('Night shift')
        await dara.sees('Start Creating')

        let loads = 0
        dara.page.on('load', () => loads++)
        await ada.button('Revoke dara').click()
        await measureCrossing(
          'a revocation',
          async () => {
            await ada.dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
            await ada.sees('Team member removed successfully')
          },
          () => dara.page.waitForURL('**/login'),
        )
        await dara.button('Sign In').waitFor()
        await dara.sees('Your session has ended. Sign in again.')
        assert.equal(loads, 0)
        await row.waitFor({ state: 'detached' })
        await dara.page.getByLabel('Email or username').fill('dara')
        await dara.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await dara.button('Sign In').click()
        await dara.page.getByRole('alert').first().waitFor()
        assert.equal(new URL(dara.page.url()).pathname, '/login')
        await ada.open('/projects')
        await ada.page
          .getByRole('link', { name: /Night shift/ })
          .first()
          .waitFor() // their work is kept
        for (const { errors, foreignRequests } of [ada, dara])
          assert.deepEqual({ errors, foreignRequests }, { errors: [], foreignRequests: [] })
      }),
    )
  },
)

test(
  'unsaved project settings are marked, discarded, saved, and need a confirmation to leave',
  { timeout: 300_000 },
  async () => {
    const cleo = await person()
    const { page } = cleo
    await cleo.runStory(async () => {
      await cleo.join('cleo@northlight.film', 'splice-at-dawn')
      await cleo.createProject('Low tide')
      await page.getByRole('tab', { name: 'Settings', exact: true }).click()
      const name = page.getByRole('main').getByLabel('Name', { exact: true })
      const unsaved = page.getByRole('main').getByText('Unsaved Changes')

      await name.fill('High tide')
      await unsaved.waitFor()
      await page.keyboard.press('Control+z')
      await unsaved.waitFor({ state: 'hidden' })
      assert.equal(await name.inputValue(), 'Low tide')

      await name.fill('Spring tide')
      await page.keyboard.press('Control+s')
      await cleo.sees('Project updated successfully')
      await cleo.sees('All changes have been saved successfully!')
      await unsaved.waitFor({ state: 'hidden' })

      await name.fill('No tide')
      await page.getByRole('link', { name: 'Library' }).first().click()
      await cleo.dialog.getByRole('button', { name: 'Stay' }).click()
      assert.equal(await name.inputValue(), 'No tide')
      const asked = page.waitForEvent('dialog')
      const closing = page.close({ runBeforeUnload: true })
      const question = await asked
      assert.equal(question.type(), 'beforeunload')
      await question.dismiss()
      await closing
      await unsaved.waitFor()
      await page.getByRole('link', { name: 'Library' }).first().click()
      await cleo.dialog.getByRole('button', { name: 'Leave' }).click()
      await page.waitForURL('**/library')
      await cleo.open('/projects')
      await page
        .getByRole('link', { name: /Spring tide/ })
        .first()
        .waitFor()
      assert.deepEqual(cleo.errors, [])
    })
  },
)
