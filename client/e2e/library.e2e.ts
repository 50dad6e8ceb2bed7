import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openClipStage, sendPrompt } from './clips.js'
import { measureCrossing } from './crossing.js'
import type { Person } from './person.js'
import { pictureOf } from './pictures.js'

const NAME = 'Harbour at first light'
const WRONG_TYPE = 'File type not supported. Please upload an image file (JPEG, PNG, GIF, WEBP).'
const TOO_LARGE = 'File too large. Maximum size is 20MB.'
const TOO_SHORT = 'Asset name must be at least 3 characters'

const { person } = openClipStage(1)

test(
  'an upload is refused, corrected, reviewed in another browser, added to a project and used as a reference',
  { timeout: 300_000 },
  async () => {
    const ada = await person()
    const ben = await person()
    await ada.runStory(() =>
      ben.runStory(async () => {
        await ada.join('ada@northlight.film', 'splice-at-dawn')
        await ben.join('ben@northlight.film', 'grade-at-dusk')
        await ben.createProject('The Keeper')
        await ada.open('/library/flagged?view=waiting')
        await ada.sees('Waiting for review (0)')

        await ben.open('/library/my-library')
        const picture = await pictureOf('harbour', '#2f6f8f')
        const submit = ben.dialog.getByRole('button', { name: 'Upload', exact: true })
        const refused = async (file: Parameters<Person['chooseUpload']>[0], name: string, words: string) => {
          await ben.chooseUpload(file, name)
          await ben.dialog.getByText(words).waitFor()
          assert(await submit.isDisabled())
          await ben.page.keyboard.press('Escape')
          await ben.dialog.waitFor({ state: 'hidden' })
        }
        await refused(
          { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a picture') },
          NAME,
          WRONG_TYPE,
        )
        await refused(
          { ...picture, buffer: Buffer.concat([picture.buffer, Buffer.alloc(21 * 1024 * 1024)]) },
          NAME,
          TOO_LARGE,
        )
        await refused(picture, 'ab', TOO_SHORT)

        const waiting = ada.card(NAME, 'pending')
        await ben.chooseUpload(picture, NAME)
        await measureCrossing(
          'an upload',
          () => ben.sendUpload(),
          () => waiting.waitFor(),
        )
        await ben.card(NAME, 'pending').waitFor()
        assert.equal(await ada.page.getByRole('link', { name: /, pending$/ }).count(), 1)

        await waiting.click()
        const approve = ada.dialog.getByRole('button', { name: 'Approve', exact: true })
        await measureCrossing(
          'an approval',
          async () => {
            await approve.click()
            await ada.sees('Asset approved')
          },
          () => ben.card(NAME, 'approved').waitFor(),
        )
        await waiting.waitFor({ state: 'hidden' })

        await ben.card(NAME, 'approved').click()
        await ben.dialog.getByRole('button', { name: 'Add to Project' }).click()
        await ben.dialog.getByRole('combobox', { name: 'Project' }).click()
        await ben.page.getByTitle('The Keeper').click()
        await ben.dialog.getByRole('button', { name: 'Add', exact: true }).click()
        await ben.sees('Asset added to project successfully')

        await ben.open('/projects')
        await ben.page
          .getByRole('link', { name: /The Keeper/ })
          .first()
          .click()
        await ben.page.getByRole('tab', { name: 'Assets', exact: true }).click()
        await ben.page
          .getByRole('main')
          .getByRole('img', { name: NAME })
          .or(ben.page.getByRole('link', { name: new RegExp(NAME) }))
          .first()
          .waitFor()

        await ben.page.getByRole('tab', { name: 'Chat', exact: true }).click()
        await ben.button('Reference image').click()
        await ben.dialog.getByRole('button', { name: NAME }).click()
        await ben.dialog.getByRole('button', { name: 'Done', exact: true }).click()
        await ben.button(`Remove ${NAME}`).waitFor()
        const kept = ben.page.waitForResponse(
          (response) => !!response.request().postData()?.includes('SendPrompt'),
        )
        await sendPrompt(ben, 'The boats leave the harbour')
        await ben.button(`Remove ${NAME}`).waitFor({ state: 'hidden' })
        await kept // reloading earlier would restore the prompt
        await ben.page.reload()
        await ben.page
          .getByText('The boats leave the harbour', { exact: true })
          .filter({ visible: true })
          .first()
          .waitFor()
        await ben.page.getByRole('main').getByRole('img', { name: NAME }).first().waitFor()
        for (const { errors, foreignRequests } of [ada, ben])
          assert.deepEqual({ errors, foreignRequests }, { errors: [], foreignRequests: [] })
      }),
    )
  },
)
