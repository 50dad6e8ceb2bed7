/** Covers specification B77. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAccessible } from '../accessibility.js'
import { acceptVideos } from '../clips.js'
import { clipTitles, reloadSaved } from '../cut.js'
import { factsOf, loudnessOf } from '../film-facts.js'
import type { Person } from '../person.js'
import { openStage } from '../stage.js'

const SCRIPT = `THE LAST LIGHT

EXT. HARBOUR - DUSK

MARA, 50, in a grey raincoat, ties her boat to the wet quay.

TOM, a boy of ten with a red torch, runs along the pier.

TOM
The light is out!

Mara looks up at the dark lighthouse.

MARA
Then we have to climb.

Waves break over the harbour wall.

INT. LIGHTHOUSE - NIGHT

Mara and Tom climb the spiral stairs.

TOM
How many steps are there?

Tom holds his torch up to the great lens.

Mara wipes dust from a brass handle.

MARA
Hold the torch still.

The handle turns and the lamp begins to glow.

EXT. SEA - DAWN

A beam of light crosses the black water.

A fishing boat turns away from the rocks.

Gulls rise above the quiet harbour.

Tom waves from the top of the lighthouse.

TOM
They can see us now.`

/** Seconds of each shot, 60 in total, in lengths of the local engine. */
const SECONDS = [4, 6, 4, 6, 4, 6, 4, 6, 4, 6, 4, 6]
/** Number of shots with dialogue. */
const VOICES = 5
const TARGET = -14
const DRAWING_MS = 900_000

const { person } = openStage()

const openTab = ({ page }: Person, name: string) => page.getByRole('tab', { name, exact: true }).click()

/** Splits the script into shots of a new project, and sets their lengths. */
async function planFilm({ page, dialog }: Person): Promise<void> {
  await page.getByRole('button', { name: /^Start from a script/ }).click()
  await dialog.getByLabel('Script').fill(SCRIPT)
  await dialog.getByRole('button', { name: 'Split into shots' }).click()
  for (const [at, seconds] of SECONDS.entries())
    await dialog.getByLabel(`Seconds of shot ${at + 1}`, { exact: true }).fill(String(seconds))
  await page.getByRole('button', { name: `Add ${SECONDS.length} shots` }).click()
  await page.getByRole('heading', { name: 'The Last Light', level: 1 }).waitFor()
}

/** Orders voices and music for the storyboard, and waits for them. */
async function addSounds(ines: Person): Promise<void> {
  const { page, dialog } = ines
  await ines.chooseFromMenu('More', 'Voice all shots')
  await dialog.getByRole('button', { name: `Voice ${VOICES} shots`, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await ines.chooseFromMenu('More', 'Add music')
  await dialog.getByRole('button', { name: 'Add music', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page
    .getByRole('button', { name: /^Play the voice of shot/ })
    .nth(VOICES - 1)
    .waitFor({ timeout: DRAWING_MS })
  await ines.button('Remove music').waitFor({ timeout: DRAWING_MS })
}

/** Plays the last two shots of the storyboard. */
async function playBoard(ines: Person): Promise<void> {
  const { dialog } = ines
  await ines.button('Play storyboard').click()
  await dialog.getByRole('button', { name: 'Pause' }).waitFor()
  await dialog
    .getByRole('button', { name: /^Play from shot 11:/ })
    .first()
    .press('Enter') // a click would start at the pointer’s position
  await dialog.getByText(/^Shot 12 of 12/).waitFor()
  await dialog.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await ines.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

/** Generates and accepts a take per shot, and builds the cut with the sounds of the storyboard. */
async function buildCut(ines: Person): Promise<void> {
  const { page, dialog } = ines
  await ines.button('Generate takes').click()
  await dialog.getByRole('button', { name: new RegExp(`^Generate ${SECONDS.length} shots`) }).click()
  await openTab(ines, 'Videos')
  await page.getByRole('button', { name: `To review ${SECONDS.length}` }).waitFor({ timeout: DRAWING_MS })
  await acceptVideos(ines, SECONDS.length)
  await openTab(ines, 'Storyboard')
  await ines.button('Build cut from storyboard').click()
  await dialog.getByRole('button', { name: 'Build cut from storyboard' }).click()
  await page.waitForURL('**tab=videos*')
}

test(
  'a script becomes a film of one minute with voices and music, without a key',
  { timeout: 3_600_000 },
  async () => {
    const ines = await person()
    const { page } = ines
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await planFilm(ines)
      await ines.button('Draw animatic').click()
      await addSounds(ines)
      await ines.button('Generate takes').waitFor({ timeout: DRAWING_MS })
      await isAccessible(page, 'storyboard')
      await playBoard(ines)
      await buildCut(ines)

      const titles = SECONDS.map((_, at) => `Shot ${at + 1}, take 1`)
      await page.getByRole('button', { name: /^Music: Score/ }).waitFor()
      assert.deepEqual(await clipTitles(page).allInnerTexts(), titles)
      assert.equal(await page.getByRole('button', { name: /^Voice: / }).count(), VOICES)
      await page.getByRole('slider', { name: `End of ${titles[0]}`, exact: true }).press('Shift+ArrowLeft')
      await ines.button(/^Export/).click()
      await page.getByRole('combobox', { name: 'Loudness' }).click()
      await page.getByTitle(/^Web/).click()
      await page.keyboard.press('Escape')
      await reloadSaved(page)
      await page.getByRole('button', { name: /^Music: Score/ }).waitFor()
      await isAccessible(page, 'cut')

      const arriving = page.waitForEvent('download', { timeout: DRAWING_MS })
      await ines.button('Merge & Export').click()
      const film = await (await arriving).path()
      const { duration, streams, complaints } = await factsOf(film)
      const { loudness, truePeak } = await loudnessOf(film)
      process.stdout.write(`${duration} s, ${loudness} LUFS, ${truePeak} dBTP\n`)
      assert.deepEqual([streams, complaints], [['audio', 'video'], ''])
      assert(duration >= 55 && duration <= 65, `${duration} s`)
      assert(Math.abs(loudness - TARGET) <= 0.5, `${loudness} LUFS`)
      assert(truePeak <= -1, `${truePeak} dBTP`)
      assert.deepEqual([ines.errors, ines.foreignRequests], [[], []])
    })
  },
)
