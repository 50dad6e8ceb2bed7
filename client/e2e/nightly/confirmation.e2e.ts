import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { closePostgres, newDatabase, query } from '../../../server/hardening/postgres.js'
import { Person, openBrowser } from '../person.js'
import { startProduct } from '../product.js'

const PASSWORD = 'splice-at-dawn'

after(closePostgres)

test(
  'an hour-old session confirms the password before a team change, which then continues',
  { timeout: 300_000 },
  async () => {
    const databaseUrl = await newDatabase()
    const [product, browser] = [await startProduct({ DATABASE_URL: databaseUrl }), await openBrowser()]
    try {
      const ada = await Person.arrive(browser, product.url)
      await ada.runStory(async () => {
        await ada.join('ada@northlight.film', PASSWORD)
        await query(databaseUrl, `update session set confirmed_at = now() - interval '1 hour'`)
        await ada.open('/settings?tab=team')
        await ada.button('Invite Member').click()
        await ada.dialog.getByLabel('Email').fill('dara@northlight.film')
        await ada.dialog.getByLabel('Username').fill('dara')
        const invite = ada.dialog.getByRole('button', { name: 'Invite', exact: true })
        await invite.click()
        const asked = ada.page.getByRole('dialog', { name: 'Confirm it’s you' })
        const field = ada.page.locator('#confirm-password')
        await field.waitFor()
        await ada.page.waitForFunction(() => document.activeElement?.id === 'confirm-password')
        await ada.page.keyboard.type('not this one')
        await ada.page.keyboard.press('Enter')
        await asked.getByText('The password is wrong').waitFor()
        await ada.page.keyboard.press('Escape')
        await asked.waitFor({ state: 'hidden' })
        assert.ok(await invite.evaluate((button) => button === document.activeElement))
        await invite.click()
        await field.waitFor()
        await ada.page.waitForFunction(() => document.activeElement?.id === 'confirm-password')
        await ada.page.keyboard.type(PASSWORD)
        await ada.page.keyboard.press('Enter')
        await ada.sees('Team member invited successfully!')
        await ada.button('Done').click()

        await ada.page.evaluate(() => localStorage.clear()) // like signing out
        await ada.open('/login')
        await ada.page.getByLabel('Email or username').fill('ada@northlight.film')
        await ada.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
        const sent = ada.page.waitForRequest((request) => request.postData()?.includes('SignIn') ?? false)
        await ada.button('Sign In').click()
        const { variables } = (await sent).postDataJSON() as {
          variables: { input: { deviceProof?: string } }
        }
        // kept since the first sign-in
        assert.match(variables.input.deviceProof ?? '', /^[\w-]+\.[\w-]+\.[\w-]+$/)
        await ada.page.waitForURL('**/projects')
        assert.deepEqual(ada.foreignRequests, [])
      })
    } finally {
      await browser.close()
      await product.stop()
    }
  },
)
