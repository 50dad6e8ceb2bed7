/** Covers specification B76, B77. */
import { screen, within } from '@testing-library/react'
import { Subject } from 'rxjs'
import { type Answer, ALWAYS } from '../../../../test/answers'
import { makeOrder } from '../../../../test/sound-orders'
import { makeShot, openStoryboard, reading, voices } from '../../../../test/storyboard'
import {
  GenerateSoundsDocument,
  SoundModelsDocument,
} from '../../../entities/sound/generate/generate.generated'
import { UpdateStoryboardScoreDocument, UpdateShotVoiceDocument } from './voices.generated'

const VOICE = {
  __typename: 'Sound' as const,
  id: 'said',
  duration: 3,
  url: '/files/said.flac',
  model: 'sketch/voice',
  voice: 'awb',
}
const voiced = (changes = {}) => ({
  __typename: 'StoryboardShot',
  id: 'a',
  voice: VOICE,
  changedSinceVoice: [],
  ...changes,
})
const dialogue = [
  { __typename: 'ShotDialogue' as const, speaker: 'Ida', text: 'You are late.' },
  { __typename: 'ShotDialogue' as const, speaker: 'Jon', text: 'I know.' },
]
/** A server with a scratch voice that accepts orders. */
function provider() {
  const sent: unknown[] = []
  const models: Answer = {
    request: { query: SoundModelsDocument },
    maxUsageCount: ALWAYS,
    result: {
      data: {
        soundModels: [
          {
            __typename: 'SoundModel',
            id: 'sketch/voice',
            name: 'Scratch voice',
            kind: 'VOICE',
            isSketch: true,
            voices: ['slt', 'awb'],
            secondsMin: null,
            secondsMax: null,
            wordsMax: 5_000,
            takesSeed: false,
            takesPlan: false,
            takesLines: true,
            sectionMin: null,
            sectionMax: null,
            takesClip: false,
            usualSeconds: 5,
          },
        ],
      },
    },
  }
  const ordering: Answer = {
    request: { query: GenerateSoundsDocument, variables: () => true },
    result: ({ input }) => {
      sent.push(...input.sounds)
      return { data: { generateSounds: [makeOrder('job', { shotId: 'a' })] } }
    },
  }
  return { sent, answers: [models, ordering] }
}

test('a shot with dialogue gets a voice that reads it', async () => {
  const { sent, answers } = provider()
  const shot = makeShot('a', { dialogue })
  const { user } = openStoryboard([reading(shot, makeShot('b')), ...answers])
  await user.click(await screen.findByRole('button', { name: 'Add voice to shot 1' }))
  expect(screen.queryByRole('button', { name: 'Add voice to shot 2' })).not.toBeInTheDocument()
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByLabelText('Text')).toHaveValue('You are late.\nI know.')
  await dialog.findByText('Scratch voice (free sketch)')
  await user.click(dialog.getByRole('button', { name: 'Sketch' }))
  expect(await screen.findByText('Making a voice…')).toBeInTheDocument()
  expect(sent).toEqual([
    {
      kind: 'VOICE',
      model: 'sketch/voice',
      words: 'You are late.\nI know.',
      use: { shotId: 'a' },
    },
  ])
})

test('the voice of a shot shows that its dialogue changed, and is regenerated with that of each character', async () => {
  const { sent, answers } = provider()
  const stale = voiced({ changedSinceVoice: ['DIALOGUE'] })
  const { user } = openStoryboard([reading(makeShot('a', { dialogue })), voices(stale), ...answers])
  const card = within(await screen.findByRole('article', { name: 'Shot 1' }))
  expect(await card.findByText('The dialogue has changed')).toBeInTheDocument()
  expect(card.getByText('00:03')).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Make again: voice of shot 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('That of each character')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Sketch' }))
  await screen.findByText('Making a voice…')
  expect(sent).toEqual([expect.not.objectContaining({ voice: expect.anything() })])
})

test('removing the voice of a shot can be undone', async () => {
  const sent: unknown[] = []
  const setting: Answer = {
    request: { query: UpdateShotVoiceDocument, variables: () => true },
    maxUsageCount: ALWAYS,
    result: (variables) => {
      sent.push(variables)
      return { data: { updateShotVoice: voiced({ voice: variables.soundId ? VOICE : null }) } }
    },
  }
  const { user } = openStoryboard([reading(makeShot('a', { dialogue })), voices(voiced()), setting])
  await user.click(await screen.findByRole('button', { name: 'Remove the voice of shot 1' }))
  expect(await screen.findByRole('button', { name: 'Add voice to shot 1' })).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Play the voice of shot 1' })).toBeInTheDocument()
  expect(sent).toEqual([
    { shotId: 'a', soundId: null },
    { shotId: 'a', soundId: 'said' },
  ])
})

test('the music of a storyboard is pushed, shown with its length, and removed', async () => {
  const pushed = { StoryboardChanged: new Subject<{ data: object }>() }
  const removing: Answer = {
    request: { query: UpdateStoryboardScoreDocument, variables: { projectId: '1', soundId: null } },
    result: { data: { updateStoryboardScore: { __typename: 'Storyboard', projectId: '1', score: null } } },
  }
  const { user } = openStoryboard([reading(makeShot('a')), removing], { pushed })
  await screen.findByRole('article', { name: 'Shot 1' })
  pushed.StoryboardChanged.next({
    data: {
      storyboardChanged: {
        __typename: 'Storyboard',
        projectId: '1',
        ratio: '16:9',
        model: null,
        look: '',
        score: { __typename: 'Sound', id: 'score', duration: 61 },
        shots: [{ __typename: 'StoryboardShot', id: 'a' }],
      },
    },
  })
  const film = within(screen.getByRole('region', { name: 'The animatic' }))
  expect(await film.findByText('01:01')).toBeInTheDocument()
  await user.click(film.getByRole('button', { name: 'Remove music' }))
  expect(await screen.findByText('Music removed from the storyboard')).toBeInTheDocument()
  expect(film.queryByRole('button', { name: 'Remove music' })).not.toBeInTheDocument()
})

test('a stale voice shows all changes, and is counted above the shots', async () => {
  const changed = voiced({ changedSinceVoice: ['DIALOGUE', 'VOICE'] })
  openStoryboard([reading(makeShot('a', { dialogue })), voices(changed)])
  const card = within(await screen.findByRole('article', { name: 'Shot 1' }))
  expect(await card.findByText('The dialogue and the voice have changed')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Make 1 voice again' })).toBeInTheDocument()
})

test('shots with takes and dialogue without a voice are offered above the shots', async () => {
  const chosenTake = {
    __typename: 'Clip' as const,
    id: 'take',
    status: 'ACCEPTED' as const,
    title: '',
    duration: 4,
    note: null,
    posterUrl: null,
    smallPosterUrl: null,
  }
  openStoryboard([
    reading(makeShot('a', { dialogue, chosenTake: chosenTake as never })),
    voices(voiced({ voice: null })),
  ])
  expect(await screen.findByRole('button', { name: 'Voice 1 shot' })).toBeInTheDocument()
})
