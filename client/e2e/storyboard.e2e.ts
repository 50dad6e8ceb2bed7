import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { type Clips, startClips } from '../../server/test/fal/clips.js'
import { ffmpegWith } from '../../server/test/journeys/film-making.js'
import { factsOf } from './film-facts.js'
import type { Person } from './person.js'
import { openStage } from './stage.js'

const SCREENPLAY = `Title: The Keeper

INT. LIGHTHOUSE - NIGHT

The keeper climbs the last steps with a lantern.

The flame catches and the great lens begins to glow.

Far below, a small boat turns towards the rocks.

> DISSOLVE TO:

EXT. SEA - NIGHT

An oar breaks in two against a black rock.

The fisherman holds on to the mast with both arms.

A beam of light passes over the torn sail.

> WIPE TO:

EXT. HARBOUR - DAWN

Gulls rise from the roofs of the sleeping houses.

The boat drifts in between the moored ships.

A child runs down the pier with a rope.

> FADE TO BLACK.

EXT. BEACH - DAY

Footprints lead from the water to the dunes.

The keeper carries the broken oar up the path.

Above the door hangs a lantern that still burns.
`

const SHOTS = 12
const FRAME_RATE = 24
/** Duration of each shot, for a quick animatic. */
const SHOT_SECONDS = 1
/** Length of a transition between two clips of one second: half a second. */
const WINDOW_FRAMES = FRAME_RATE / 2
/** Shots followed by a transition: three from the screenplay, one set on the board. */
const JOINED = [3, 5, 6, 9]
const framesOf = (shots: number, windows: number) =>
  shots * SHOT_SECONDS * FRAME_RATE - windows * WINDOW_FRAMES
const FILM_FRAMES = framesOf(SHOTS, JOINED.length)

/** Shots to generate. A budget of $1.05 covers two takes at $0.42 each. */
const [PAID, PAID_TOO, REFUSED] = [5, 6, 11]
const DRAWING = { timeout: 180_000 }

const folder = await mkdtemp(join(tmpdir(), 'cutroom-storyboard-'))
let provider: Clips
const { person } = openStage(async () => {
  provider = await startClips(SHOT_SECONDS, '1280x720')
  return { ...provider.env, FFMPEG_PATH: await ffmpegWith(folder, `basename "$film" >> '${folder}/windows'`) }
})
after(async () => {
  await provider?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Transition windows rendered so far, for the board player and for films. */
async function drawnWindows(): Promise<string[]> {
  const drawn = await readFile(join(folder, 'windows'), 'utf8').catch(() => '')
  return drawn.split('\n').filter(Boolean)
}

const shot = ({ page }: Person, number: number) =>
  page.getByRole('article', { name: `Shot ${number}`, exact: true })
const openTab = ({ page }: Person, name: string) => page.getByRole('tab', { name, exact: true }).click()

/** Sets the team’s budget, and returns to the board. */
async function updateBudget(
  who: Person,
  button: string | RegExp,
  [dollars, left]: [string, string],
): Promise<void> {
  const project = new URL(who.page.url()).pathname
  await who.open('/settings?tab=spending')
  await who.button(button).click()
  await who.dialog.getByLabel('Limit in US dollars').fill(dollars)
  await who.page.keyboard.press('Enter')
  await who.sees(`used, $${left} left`)
  await who.open(`${project}?tab=storyboard`)
}

/** Pastes the screenplay, splits it by rule, and adds its shots with one second each, and its transitions. */
async function splitScreenplay(who: Person): Promise<void> {
  const { dialog, page } = who
  await who.button('Write from a script').click()
  await dialog.getByLabel('Script').fill(SCREENPLAY)
  await dialog.getByText('Headings and sentences, free').click()
  await who.button('Split into shots').click()
  await who.sees(`${SHOTS} shots of ${SHOTS}, in 4 scenes`)
  for (let number = 1; number <= SHOTS; number++)
    await dialog.getByLabel(`Seconds of shot ${number}`, { exact: true }).fill(String(SHOT_SECONDS))
  await dialog.getByRole('checkbox', { name: /^Use the transitions: Dissolve after shot 3/ }).check()
  await who.button(`Add ${SHOTS} shots`).click()
  await shot(who, SHOTS).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('00:11', { exact: true }).first().waitFor() // three transitions of half a second
}

/** Edits the text of a shot and the transition of another; both survive a reload. */
async function editTwoShots(who: Person): Promise<void> {
  const { page } = who
  const saved = () =>
    page.waitForResponse((answer) => !!answer.request().postData()?.includes('UpdateStoryboardShot'))
  const words = 'The flame catches, and light fills the great lens.'
  const field = shot(who, 2).getByRole('textbox', { name: 'What happens in shot 2' })
  const rewriting = saved()
  await field.fill(words)
  await field.blur()
  await rewriting
  const tape = shot(who, PAID).getByRole('combobox', { name: `Transition from ${PAID} to ${PAID + 1}` })
  const choosing = saved()
  await tape.click()
  await page.keyboard.type('hlwind')
  await page.keyboard.press('Enter')
  await choosing
  await page.reload()
  await tape.getByText('Wind left', { exact: true }).waitFor()
  assert.equal(await field.inputValue(), words)
}

const legend = (who: Person, words: string) =>
  who.page
    .getByRole('region', { name: 'The animatic' })
    .getByRole('list', { name: 'What the film is made of' })
    .filter({ hasText: words })
    .waitFor(DRAWING)

/** Waits until playback ends. Resolves to the indices of the played shots, in order. */
const placesPlayed = (player: Locator): Promise<number[]> =>
  player.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const places: number[] = []
        const note = () => {
          const line = [...element.querySelectorAll('[aria-label="Shots of the film"] button')]
          const at = line.findIndex((button) => button.hasAttribute('aria-current')) + 1
          if (at && at !== places.at(-1)) places.push(at)
          if (at === line.length && element.querySelector('button[aria-label="Play"]')) resolve(places)
        }
        new MutationObserver(note).observe(element, {
          subtree: true,
          attributeFilter: ['aria-current', 'aria-label'],
        })
        note()
      }),
  )

/** Plays the whole board after its transitions are rendered. */
async function playBoard(who: Person): Promise<void> {
  const { dialog } = who
  await who.button('Play storyboard').click()
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await dialog.getByText(/\/ 00:10/).waitFor(DRAWING) // 12 seconds minus four transitions
  const first = dialog.getByRole('button', { name: 'Play from shot 1: drawn, 00:01', exact: true })
  await first.press('Enter') // a click would start at the pointer’s position
  await dialog.getByRole('button', { name: 'Pause' }).waitFor()
  const places = await placesPlayed(dialog)
  assert.deepEqual(
    places,
    Array.from({ length: SHOTS }, (_, at) => at + 1),
  )
  await who.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

/** Exports the draft film, downloads it, and returns to the board. */
async function exportDraft(who: Person, title: string): Promise<string> {
  const { page } = who
  await who.chooseFromMenu('More', 'Export draft film')
  await who.sees(`“${title}” is being made`)
  await openTab(who, 'Merged Videos')
  const ready = page.getByRole('button', { name: `Download ${title}` })
  await ready.waitFor(DRAWING)
  const arriving = page.waitForEvent('download')
  await ready.click()
  const file = await saveFilm(await arriving)
  await openTab(who, 'Storyboard')
  return file
}

/** Creates a cut of the chosen takes, merges it, and saves the downloaded film. */
async function cutAndMerge(who: Person, takes: number): Promise<string> {
  const { page, dialog } = who
  await who.chooseFromMenu('More', 'Build cut from storyboard')
  await dialog.getByText(`Your cut will use takes from ${takes} of ${SHOTS} shots`).waitFor()
  await dialog.getByRole('button', { name: 'Build cut from storyboard' }).click()
  await page.waitForURL('**tab=videos*')
  await page.getByRole('region', { name: 'Approved Videos' }).getByText(`${takes} video(s)`).waitFor()
  const arriving = page.waitForEvent('download', DRAWING)
  await who.button('Merge & Export').click()
  return saveFilm(await arriving)
}

let films = 0
async function saveFilm(download: { saveAs(path: string): Promise<void> }): Promise<string> {
  const file = join(folder, `film-${++films}.mp4`)
  await download.saveAs(file)
  return file
}

async function isAsPlanned(file: string, planned: number): Promise<void> {
  const { frames, streams, complaints } = await factsOf(file)
  assert.deepEqual(
    { frames, streams, complaints },
    { frames: planned, streams: ['audio', 'video'], complaints: '' },
  )
}

/** Orders takes of three shots; the budget covers two. */
async function generateThree(who: Person): Promise<void> {
  const { dialog } = who
  await who.button('Generate takes').click()
  await who.sees(`The budget lasts for 2 of ${SHOTS} shots. The others are refused, and say why.`)
  const missing = dialog.getByRole('list', { name: 'Shots that need a take' }).getByRole('checkbox')
  for (let number = 1; number <= SHOTS; number++)
    if (![PAID, PAID_TOO, REFUSED].includes(number)) await missing.nth(number - 1).uncheck()
  await who.sees('The budget lasts for 2 of 3 shots. The others are refused, and say why.')
  await who.button('Generate 3 shots ~$1.26').click()
  await who.page.getByRole('group', { name: 'Ordered takes' }).getByText('1 not generated').waitFor()
  await shot(who, REFUSED)
    .getByText(/This would cost about \$0\.42, and the team’s budget for .* has \$0\.21 left/)
    .waitFor()
  await legend(who, '2 ready')
}

test(
  'a screenplay becomes a free animatic and, shot by shot, a film within a budget',
  { timeout: 600_000 },
  async () => {
    const ines = await person()
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await ines.createProject('The Keeper')
      await openTab(ines, 'Storyboard')
      await splitScreenplay(ines)
      await editTwoShots(ines)

      await ines.button('Draw animatic').click()
      await legend(ines, `${SHOTS} drawn`)
      await playBoard(ines)
      const animatic = await exportDraft(ines, 'Draft: The Keeper 1')
      const drawn = await drawnWindows()
      assert.equal(drawn.length, JOINED.length) // rendered for the player; the export reuses them
      assert.deepEqual(provider.asked(), [])

      await updateBudget(ines, 'New budget', ['1.05', '1.05'])
      await generateThree(ines)
      assert.equal(provider.asked().length, 2)
      const draft = await exportDraft(ines, 'Draft: The Keeper 2')
      const drawnAgain = (await drawnWindows()).slice(drawn.length)
      assert.equal(new Set(drawnAgain).size, 2) // between the two takes and after them
      assert.equal(drawnAgain.length, 2)
      assert(drawnAgain.every((window) => !drawn.includes(window)))

      const film = await cutAndMerge(ines, 2)
      assert.equal((await drawnWindows()).length, drawn.length + 2) // the existing one is reused

      await updateBudget(ines, /^Change the budget of/, ['2', '1.16'])
      await shot(ines, REFUSED)
        .getByRole('button', { name: /^Generate take/ })
        .click()
      await legend(ines, '3 ready')
      const longer = await cutAndMerge(ines, 3)
      assert.equal((await drawnWindows()).length, drawn.length + 3)

      for (const whole of [animatic, draft]) await isAsPlanned(whole, FILM_FRAMES)
      await isAsPlanned(film, framesOf(2, 1))
      await isAsPlanned(longer, framesOf(3, 2))
      assert.deepEqual([ines.errors, ines.foreignRequests], [[], []])
    })
  },
)
