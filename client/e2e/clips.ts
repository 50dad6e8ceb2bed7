import { after } from 'node:test'
import { type Clips, startClips } from '../../server/test/fal/clips.js'
import type { Person } from './person.js'
import { openStage } from './stage.js'

/**
 * A stage whose clips come from the test provider with this length, without rendering; for journeys that do not test the
 * preview engine. Also returns the provider.
 */
export function openClipStage(seconds: number, settings: Record<string, string> = {}) {
  let provider: Clips | undefined
  const stage = openStage(async () => {
    provider = await startClips(seconds)
    return { ...provider.env, ...settings }
  })
  after(() => provider?.close())
  return { ...stage, clips: () => provider! }
}

/** Selects a duration of four seconds in the open chat. */
export async function chooseShortest(person: Person): Promise<void> {
  const { page } = person
  await person.button('Options').click()
  await page.getByRole('combobox', { name: 'Duration' }).click()
  await page.getByTitle('4 s', { exact: true }).click()
  await page.keyboard.press('Escape')
}

/** Sets the number of variations in the open chat. */
export async function chooseVariations(person: Person, count: number): Promise<void> {
  const { page } = person
  await person.button(/^Options/).click()
  await page.getByRole('radiogroup', { name: 'Variations' }).getByText(String(count), { exact: true }).click()
  await page.keyboard.press('Escape')
}

/** Waits until a prompt is in the conversation, not only in the field. */
export const promptIsSent = ({ page }: Person, prompt: string): Promise<void> =>
  page.getByRole('article').getByText(prompt, { exact: true }).filter({ visible: true }).first().waitFor()

/** Sends a prompt in the open chat, and waits until it is in the conversation. */
export async function sendPrompt(person: Person, prompt: string): Promise<void> {
  await person.page.getByRole('textbox', { name: 'Prompt' }).fill(prompt)
  await person.button('Generate').click()
  await promptIsSent(person, prompt)
}

/** Opens the videos of the project, and accepts this many as they arrive. */
export async function acceptVideos({ page }: Person, count: number): Promise<void> {
  await page.getByRole('tab', { name: 'Videos', exact: true }).click()
  const generated = page.getByRole('region', { name: 'Generated Videos' })
  const approved = page.getByRole('region', { name: 'Approved Videos' })
  for (let accepted = 1; accepted <= count; accepted++) {
    await generated
      .getByRole('button', { name: 'Accept', exact: true, disabled: false })
      .first()
      .click({ timeout: 120_000 })
    await approved.getByText(`${accepted} video(s)`).waitFor()
  }
}
