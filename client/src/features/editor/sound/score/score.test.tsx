/** Covers specification V86. */
import { screen, waitFor, within } from '@testing-library/react'
import { ALWAYS, type Answer } from '../../../../../test/answers'
import { listed, soundServer } from '../../../../../test/sounds'
import { makeCue } from '../../../../../test/videos'
import { accepted, openVideosTab } from '../../../../../test/videos-tab'
import { GenerateSoundsDocument } from '../../../../entities/sound/generate/generate.generated'
import { ScoreFitsDocument, ScorePlanDocument } from './score.generated'

const scene = (title: string, from: number, seconds: number) => ({
  __typename: 'ScenedSection',
  title,
  startSeconds: from,
  seconds,
  words: 'calm',
})

function composer() {
  const sent: unknown[] = []
  const answers: Answer[] = [
    {
      request: { query: ScorePlanDocument, variables: { projectId: '1' } },
      maxUsageCount: ALWAYS,
      result: () => ({ data: { scorePlan: [scene('The pier', 0, 6.5), scene('The storm', 6.5, 8.5)] } }),
    },
    {
      request: { query: GenerateSoundsDocument, variables: () => true },
      maxUsageCount: ALWAYS,
      result: ({ input }) => {
        sent.push(...input.sounds)
        return { data: { generateSounds: [] } }
      },
    },
  ]
  return { sent, answers }
}

test('music is composed for the scenes, with their lengths and edited words', async () => {
  const { answers, server } = soundServer({ cues: [makeCue('one')] })
  const score = composer()
  const { user } = openVideosTab(accepted, { server, answers: [...score.answers, ...answers] })
  await user.click(await screen.findByRole('button', { name: 'Score the scenes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Score the scenes' }))
  const storm = await dialog.findByRole('textbox', { name: /The storm.*8\.5 s/ })
  await user.clear(storm)
  await user.type(storm, 'tense')
  await user.click(dialog.getByRole('button', { name: 'Make music' }))
  await waitFor(() => expect(score.sent).toHaveLength(1))
  expect(score.sent[0]).toEqual({
    kind: 'MUSIC',
    model: 'sketch/music',
    words: 'Film score',
    plan: [
      { title: 'The pier', seconds: 6.5, words: 'calm' },
      { title: 'The storm', seconds: 8.5, words: 'tense' },
    ],
    use: { itemId: null, atSeconds: 0 },
  })
})

test('after a recut, scenes that no longer fit are named, and regenerated music replaces the old', async () => {
  const sound = listed('song', 'Film score', { model: 'sketch/music', words: 'Strings' })
  const fitted = {
    __typename: 'FittedScene',
    title: 'The pier',
    fit: 'LONGER' as const,
    seconds: 6.5,
    composedSeconds: 5,
  }
  const { answers, server } = soundServer({
    sounds: [sound],
    cues: [makeCue('one', { sound })],
  })
  const fits: Answer = {
    request: { query: ScoreFitsDocument, variables: { id: '1' } },
    maxUsageCount: ALWAYS,
    result: () => ({
      data: {
        project: {
          __typename: 'Project',
          id: '1',
          cut: {
            __typename: 'Cut',
            projectId: '1',
            cues: [{ __typename: 'Cue', id: 'one', scoreFit: [fitted] }],
          },
        },
      },
    }),
  }
  const score = composer()
  const { user } = openVideosTab(accepted, { server, answers: [fits, ...score.answers, ...answers] })
  // also while no sound is selected, and a second score replaces the first one
  expect(await screen.findByText('1 scene no longer fits the music.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Score the scenes' }))
  const again = await screen.findByRole('dialog', { name: 'Score the scenes again' })
  await user.click(within(again).getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: /^Music: Film score/ }))
  expect(await screen.findByText('1 scene no longer fits the music')).toBeInTheDocument()
  expect(screen.getByText('The pier lasts 6.5 s, its music 5.0 s')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Make again…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Score the scenes again' }))
  expect(await dialog.findByLabelText('All scenes')).toHaveValue('Strings')
  const make = dialog.getByRole('button', { name: 'Make music' })
  await waitFor(() => expect(make).toBeEnabled()) // enabled when the models are loaded
  await user.click(make)
  await waitFor(() => expect(score.sent).toMatchObject([{ words: 'Strings', use: { soundId: 'song' } }]))
})
