import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { Page } from 'playwright-core'
import { ffmpegWith } from '../../server/test/journeys/film-making.js'
import { openClipStage } from './clips.js'
import { reloadSaved } from './cut.js'
import { field } from './guest-page.js'
import type { Hands } from './hands.js'
import type { Person } from './person.js'

const CLIP_SECONDS = 4
const CLIPS = 3
const NOTE = 'The coat should be red'

/** A stage with short clips that records the transitions that merges render. */
export async function openLoopStage() {
  const folder = await mkdtemp(join(tmpdir(), 'cutroom-client-review-'))
  after(() => rm(folder, { recursive: true, force: true }))
  const windows = join(folder, 'windows')
  const stage = openClipStage(CLIP_SECONDS, {
    FFMPEG_PATH: await ffmpegWith(folder, `basename "$film" >> '${windows}'`),
  })
  /** The transitions rendered so far. */
  const rendered = async () => {
    const text = await readFile(windows, 'utf8').catch(() => '')
    return text.split('\n').filter(Boolean)
  }
  return { ...stage, rendered }
}

type LoopStage = Awaited<ReturnType<typeof openLoopStage>>

interface Reviewer {
  person: Person
  hands: Hands
}

const approved = (page: Page) => page.getByRole('region', { name: 'Approved Videos' })

/**
 * A client review from the Videos tab of a project with three accepted clips: the cut is merged and shared, a guest requests
 * a change, the take is regenerated, and the guest approves the next version.
 */
export async function reviewLoop(
  { clips, rendered }: LoopStage,
  { team, guest }: { team: Reviewer; guest: Reviewer },
): Promise<void> {
  const before = await rendered()
  await mergeCut(team, [1, 2])
  const first = (await rendered()).slice(before.length)
  assert.equal(new Set(first).size, 2)
  const address = await shareCut(team, 'The Keeper, first cut')
  await guest.person.runStory(() => requestChange(guest, address))

  const requests = clips().asked().length
  await makeAgain(team)
  assert.equal(clips().asked().length, requests + 1)
  await mergeCut(team)
  const second = (await rendered()).slice(before.length + first.length)
  assert.equal(second.length, 2)
  assert(second.every((window) => !first.includes(window)))

  await guest.person.runStory(() => approveNext(guest))
  const { page } = team.person
  await team.hands.openTab(page, 'Notes')
  await team.hands.choose(page.getByRole('radiogroup', { name: 'Notes' }), 'Done')
  await page.getByText('Done in version 2').first().waitFor()
  await team.hands.look(team.person, 'review-done')
  assert.deepEqual([team.person.errors, guest.person.errors], [[], []])
}

/** Sets a transition after these clips, and merges the cut. */
async function mergeCut({ person, hands }: Reviewer, places: number[] = []): Promise<void> {
  const { page } = person
  for (const place of places) {
    const name = `Transition from ${place} to ${place + 1}`
    const tape = approved(page).getByRole('combobox', { name, exact: true })
    await hands.chooseTransition(tape, 'hlwind')
    await tape.getByText('Wind left', { exact: true }).waitFor()
  }
  const arriving = page.waitForEvent('download', { timeout: 120_000 })
  await hands.press(person.button('Merge & Export'))
  await arriving
  await page.getByRole('region', { name: 'Your film is ready' }).waitFor()
  await hands.look(person, 'review-merged')
}

/** Shares all versions of the cut. Resolves to the address for guests. */
async function shareCut({ person, hands }: Reviewer, name: string): Promise<string> {
  const { page, dialog } = person
  await hands.press(approved(page).getByRole('button', { name: 'Share the cut' }))
  await hands.write(dialog.getByRole('textbox', { name: 'Name', exact: true }), name)
  await hands.look(person, 'review-share')
  await hands.press(dialog.getByRole('button', { name: 'Create link' }))
  const address = await dialog.getByLabel('Review link').inputValue()
  assert.match(address, /\/review#[\w-]{43}$/)
  await hands.look(person, 'review-shared')
  await hands.press(dialog.getByRole('button', { name: 'Done' }))
  await dialog.waitFor({ state: 'hidden' })
  return address
}

/** As a guest, enters the review, writes a note on the second clip, and requests changes. */
async function requestChange({ person, hands }: Reviewer, address: string): Promise<void> {
  const { page } = person
  await page.goto(address)
  await hands.write(page.getByLabel('Your name'), 'Anna')
  await hands.press(person.button('Open review'))
  await page.getByRole('slider', { name: 'Position' }).waitFor()
  await hands.seekToMiddle(page)
  await hands.write(field(page), NOTE)
  await hands.press(person.button('Send'))
  await page.locator('p').getByText(NOTE, { exact: true }).waitFor()
  await hands.look(person, 'review-guest-note')
  await hands.press(person.button('Request changes'))
  await hands.write(page.getByLabel('What should change?'), 'The coat')
  await hands.press(person.button('Request changes'))
  await page.getByText('You requested changes', { exact: true }).waitFor()
  await hands.look(person, 'review-guest-requested')
}

/** Regenerates the take of the note, and accepts it. Ends in the cut. */
async function makeAgain({ person, hands }: Reviewer): Promise<void> {
  const { page } = person
  await hands.openTab(page, 'Notes')
  const note = page.getByRole('article', { name: /^Note of Anna at/ })
  await note.getByText(NOTE).waitFor()
  await hands.look(person, 'review-notes')
  await hands.press(note.getByRole('button', { name: 'Make it again' }))
  await page.getByRole('group', { name: 'From a note' }).waitFor()
  await hands.look(person, 'review-composer')
  await hands.press(person.button('Generate'))
  await page.getByRole('article').getByText(NOTE).first().waitFor()
  await hands.openTab(page, 'Videos')
  const generated = page.getByRole('region', { name: 'Generated Videos' })
  const pending = generated.getByRole('button', { name: 'To review 1' })
  await pending.waitFor({ timeout: 120_000 })
  await hands.press(pending)
  const accepted = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('acceptVideo('),
  )
  await hands.press(generated.getByRole('button', { name: 'Accept', exact: true, disabled: false }))
  assert((await accepted).ok())
  await hands.look(person, 'review-accepted')
  await reloadSaved(page) // the cut contains the new take
  await page.goto(`${page.url()}&view=cut`) // the earlier take, which needs a review again, is shown first on phones
  await approved(page).getByText(`${CLIPS} video(s)`).waitFor()
}

/** As a guest, compares the next version with the previous one, and approves it. */
async function approveNext({ person, hands }: Reviewer): Promise<void> {
  const { page } = person
  await page.getByText('Version 2 has arrived').waitFor()
  await hands.press(person.button('Watch'))
  await page.getByText('Done in version 2').first().waitFor()
  await hands.look(person, 'review-guest-version')
  await hands.press(person.button('See before and after'))
  const comparison = page.getByRole('group', { name: 'Comparison' })
  await comparison.waitFor()
  await hands.look(person, 'review-guest-compare')
  await hands.press(person.button('Close the comparison'))
  await comparison.waitFor({ state: 'detached' })
  await hands.look(person, 'review-guest-compared')
  await hands.press(person.button('Approve'))
  await page.getByText('You approved this', { exact: true }).waitFor()
  await hands.look(person, 'review-guest-approved')
}
