/** Covers specification B10. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureCrossing } from '../crossing.js'
import type { Person } from '../person.js'
import { openStage } from '../stage.js'

const { person } = openStage()

/** Console messages about requests and sockets while offline. */
const OUTAGE_MESSAGES = /ERR_|Failed to load resource|WebSocket connection/
const MEANWHILE = 'ines@northlight.film has changed this shot meanwhile'

const card = ({ page }: Person, number: number) =>
  page.getByRole('article', { name: `Shot ${number}`, exact: true })
const words = ({ page }: Person, number: number) =>
  page.getByLabel(`What happens in shot ${number}`, { exact: true })
/** Waits until the shots have these texts, in order. */
const reads = ({ page }: Person, ...texts: string[]) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll<HTMLTextAreaElement>('[data-words]')]
        .map(({ value }) => value)
        .join('|') === wanted,
    texts.join('|'),
  )
/** Blocks the socket after the next page load until the returned function is called. */
async function holdSocket({ page }: Person): Promise<() => void> {
  let letThrough = () => {}
  const isThrough = new Promise<void>((resolve) => (letThrough = resolve))
  await page.routeWebSocket('**/graphql', (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => void isThrough.then(() => server.send(message)))
  })
  return letThrough
}
const focused = ({ page }: Person) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

test(
  'two people edit one storyboard: changes appear live, a conflict is reported, and nothing is lost',
  { timeout: 300_000 },
  async () => {
    const ines = await person()
    const kit = await person()
    const everything = async (run: () => Promise<void>) => ines.runStory(() => kit.runStory(run))
    await everything(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await ines.createProject('The Keeper')
      await ines.page.getByRole('tab', { name: 'Storyboard', exact: true }).click()
      await ines.sees('Plan the film before you pay for it')
      await kit.join('kit@northlight.film', 'cut-at-midnight')
      await kit.open(`${new URL(ines.page.url()).pathname}?tab=storyboard`)
      await kit.sees('Plan the film before you pay for it')

      // shots are written one after the other, by keyboard
      await ines.button('Add a shot').focus()
      await measureCrossing(
        'a new shot',
        () => ines.page.keyboard.press('Enter'),
        () => card(kit, 1).waitFor(),
      )
      await words(ines, 1).waitFor()
      await ines.page.waitForFunction(() => document.activeElement?.matches('[data-words]'))
      await measureCrossing(
        'words (saved half a second after the last key)',
        () => ines.page.keyboard.type('A door opens'),
        () => reads(kit, 'A door opens'),
      )
      for (const text of ['A ship turns. The lamp goes out', 'Rain']) {
        const before = await ines.page.locator('[data-words]').count()
        await ines.page.keyboard.press('Enter')
        await ines.page.waitForFunction(
          (count) =>
            document.querySelectorAll('[data-words]').length > count &&
            (document.activeElement as HTMLTextAreaElement).value === '',
          before,
        )
        await ines.page.keyboard.type(text)
      }
      await reads(kit, 'A door opens', 'A ship turns. The lamp goes out', 'Rain')

      await ines.page.keyboard.press('Escape')
      assert.equal(await focused(ines), 'Shot 3')
      await measureCrossing(
        'a move',
        () => ines.page.keyboard.press('Alt+ArrowUp'),
        () => reads(kit, 'A door opens', 'Rain', 'A ship turns. The lamp goes out'),
      )
      await measureCrossing(
        'a camera',
        async () => {
          await card(kit, 1).getByLabel('Camera of shot 1').click()
          await kit.page.getByTitle('Close-up').click()
        },
        () => card(ines, 1).getByTitle('Close-up').waitFor(),
      )
      await card(ines, 2).focus()
      await measureCrossing(
        'a copy',
        () => ines.page.keyboard.press('Control+d'),
        () => reads(kit, 'A door opens', 'Rain', 'Rain', 'A ship turns. The lamp goes out'),
      )
      await ines.page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Shot 3')
      await measureCrossing(
        'a deletion',
        () => ines.page.keyboard.press('Delete'),
        () => reads(kit, 'A door opens', 'Rain', 'A ship turns. The lamp goes out'),
      )
      await measureCrossing(
        'its undo',
        () => ines.button('Undo').click(),
        () => reads(kit, 'A door opens', 'Rain', 'Rain', 'A ship turns. The lamp goes out'),
      )
      await words(kit, 4).evaluate((field: HTMLTextAreaElement) => {
        field.focus()
        field.setSelectionRange(13, 13)
      })
      await measureCrossing(
        'a split',
        () => kit.page.keyboard.press('Control+Enter'),
        () => reads(ines, 'A door opens', 'Rain', 'Rain', 'A ship turns.', 'The lamp goes out'),
      )

      // both edit the same shot while kit is offline
      await kit.context.setOffline(true)
      await words(kit, 1).fill('A door slams')
      await kit.sees('Not saved yet')
      await words(ines, 1).fill('A door opens slowly')
      await words(ines, 2).fill('Heavy rain')
      await words(ines, 2).blur()
      await kit.page.reload().catch(() => undefined) // fails while offline
      await kit.context.setOffline(false)
      await kit.open(`${new URL(ines.page.url()).pathname}?tab=storyboard`)
      await kit.sees(MEANWHILE)
      await card(kit, 1).getByText('A door opens slowly').waitFor()
      assert.equal(await words(kit, 1).inputValue(), 'A door slams')
      assert.equal(await words(kit, 2).inputValue(), 'Heavy rain')
      await measureCrossing(
        'one’s own words, kept',
        () => kit.button('Keep mine').click(),
        () => reads(ines, 'A door slams', 'Heavy rain', 'Rain', 'A ship turns.', 'The lamp goes out'),
      )

      // the socket is cut while both have the board open
      await ines.context.setOffline(true)
      await words(kit, 3).fill('Light rain')
      await words(kit, 3).blur()
      await words(ines, 5).fill('The lamp goes out for good')
      await ines.sees('Not saved yet')
      await ines.context.setOffline(false)
      const all = ['A door slams', 'Heavy rain', 'Light rain', 'A ship turns.', 'The lamp goes out for good']
      await reads(ines, ...all)
      await reads(kit, ...all)

      // a change after the page’s query, before its delayed socket opens
      const letSocketThrough = await holdSocket(kit)
      await kit.page.reload()
      await reads(kit, ...all)
      const isSaved = ines.page.waitForResponse(
        (response) => response.request().postData()?.includes('updateStoryboardShot') ?? false,
      )
      await words(ines, 4).fill('A ship turns away.')
      await isSaved
      letSocketThrough()
      await reads(kit, ...all.with(3, 'A ship turns away.'))
      for (const who of [ines, kit]) {
        assert.deepEqual(
          who.errors.filter((line) => !OUTAGE_MESSAGES.test(line)),
          [],
        )
        const unsaved = await who.page.evaluate(() =>
          Object.keys(sessionStorage).filter((key) => key.startsWith('shot:')),
        )
        assert.deepEqual(unsaved, [])
      }
    })
  },
)
