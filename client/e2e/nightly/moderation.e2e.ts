/** Covers specification S8. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureCrossing } from '../crossing.js'
import type { Person } from '../person.js'
import { pictureOf } from '../pictures.js'
import { openStage } from '../stage.js'

const NAME = 'Dunes under snow'
const REASON = 'It shows the logo of another studio'

const { person } = openStage()

test(
  'two admins decide on a flagged asset concurrently; then it is listed on the marketplace and copied',
  { timeout: 300_000 },
  async () => {
    const ada = await person()
    const cleo = await person()
    const ben = await person()
    await ada.runStory(() =>
      cleo.runStory(() =>
        ben.runStory(async () => {
          await ada.join('ada@northlight.film', 'splice-at-dawn')
          await cleo.join('cleo@northlight.film', 'reels-at-noon')
          await ben.join('ben@northlight.film', 'grade-at-dusk')
          await ada.open('/settings?tab=team')
          await ada.button('More for cleo@northlight.film').click()
          await ada.page.getByRole('menuitem', { name: 'Make admin' }).click()
          const row = ada.page.getByRole('listitem').filter({ hasText: 'cleo@northlight.film' })
          await row.getByText('Admin', { exact: true }).waitFor()

          await ada.open('/library/my-library')
          await ada.upload(await pictureOf('dunes', '#c2a878'), NAME)
          await cleo.open('/library/flagged')
          await cleo.sees('Flagged (0)')
          await ada.card(NAME, 'approved').waitFor()
          await ada.page.getByRole('tab', { name: /^Flagged/ }).click()

          await ben.open('/library/team-library')
          await ben.card(NAME, 'approved').click()
          await ben.button('More actions').click()
          await ben.page.getByRole('menuitem', { name: 'Flag for review' }).click()
          await ben.dialog.getByLabel('Reason').fill(REASON)
          await measureCrossing(
            'a flag',
            async () => {
              await ben.dialog.getByRole('button', { name: 'Flag', exact: true }).click()
              await ben.sees('Asset flagged for review')
            },
            () => Promise.all([ada, cleo].map((admin) => admin.card(NAME, 'approved').waitFor())),
          )
          await ben.page.keyboard.press('Escape')
          await ben.dialog.waitFor({ state: 'hidden' })

          for (const admin of [ada, cleo]) {
            await admin.card(NAME, 'approved').click()
            await admin.dialog.getByText(REASON).waitFor()
          }
          await sendTogether([ada, cleo], 'ModerateFlaggedAsset')
          await Promise.all([
            ada.dialog.getByRole('button', { name: 'Approve', exact: true }).click(),
            cleo.dialog.getByRole('button', { name: 'Decline', exact: true }).click(),
          ])
          const won = {
            ada: ada.page.getByText('Asset approved').first(),
            cleo: cleo.page.getByText('Asset declined').first(),
          }
          const told = {
            ada: ada.page.getByText('cleo@northlight.film has already declined this asset').first(),
            cleo: cleo.page.getByText('ada@northlight.film has already approved this asset').first(),
          }
          const adaWon = await Promise.any([
            won.ada.waitFor().then(() => true),
            won.cleo.waitFor().then(() => false),
          ])
          await (adaWon ? told.cleo : told.ada).waitFor()
          for (const admin of [ada, cleo]) {
            await admin.dialog.waitFor({ state: 'hidden' })
            await admin.sees('No Assets currently present')
          }
          // only the owner and admins see a declined image
          await ben.card(NAME, 'approved').waitFor({ state: adaWon ? 'visible' : 'hidden' })

          const other = 'Dunes at noon'
          await ada.open('/library/my-library')
          await ada.upload(await pictureOf('noon', '#e0b060'), other)
          await ada.card(other, 'approved').click()
          await ben.open('/marketplace')
          await ben.sees('No Assets currently present on Marketplace')

          await ada.button('More actions').click()
          await ada.page.getByRole('menuitem', { name: 'List on Marketplace' }).click()
          await ada.dialog.getByLabel('Price').fill('12.5')
          await measureCrossing(
            'an offer',
            async () => {
              await ada.dialog.getByRole('button', { name: 'List', exact: true }).click()
              await ada.sees('Asset listed on the marketplace')
            },
            () => ben.card(other, 'approved').waitFor(),
          )
          await ada.sees('On the marketplace for $ 12.50')
          await ben.page.getByRole('main').getByText('$ 12.50').waitFor()
          await ben.card(other, 'approved').click()
          await ben.dialog.getByRole('button', { name: 'Add to Library' }).click()
          await ben.sees('Asset added to library')
          assert(await ben.dialog.getByRole('button', { name: 'In your library' }).isDisabled())
          await ben.open('/library/my-library')
          await ben.page.getByRole('link', { name: new RegExp(`^${other}, `) }).waitFor()
          await ben.sees('1 asset')
          for (const { errors, foreignRequests } of [ada, cleo, ben])
            assert.deepEqual({ errors, foreignRequests }, { errors: [], foreignRequests: [] })
        }),
      ),
    )
  },
)

/** Holds the calls of an operation until all people have made one, so that no screen shows another’s result first. */
async function sendTogether(people: readonly Person[], operation: string): Promise<void> {
  let arrived = 0
  let release = () => {}
  const all = new Promise<void>((resolve) => (release = resolve))
  for (const { page } of people) {
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes(`"operationName":"${operation}"`)) {
        if (++arrived === people.length) release()
        await all
      }
      await route.continue()
    })
  }
}
