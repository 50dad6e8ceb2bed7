/** Covers specification B76. */
import { screen, waitFor } from '@testing-library/react'
import { ALWAYS, type Answer } from '../../../../test/answers'
import { makeOrder } from '../../../../test/sound-orders'
import { openPart } from '../../../../test/part'
import { VoiceShots } from './VoiceShots'
import {
  BoardVoicesDocument,
  EstimateMissingVoicesDocument,
  GenerateMissingVoicesDocument,
  UpdateCharacterVoicesDocument,
} from './voices.generated'

const shot = (
  id: string,
  text: string | null,
  { speaker = 'IDA', voice = null as object | null, changes = [] as string[] } = {},
) => ({
  __typename: 'StoryboardShot',
  id,
  dialogue: text ? [{ __typename: 'ShotDialogue', speaker, text }] : [],
  voice,
  changedSinceVoice: changes,
})
const model = (id: string, name: string, voices: string[]) => ({
  __typename: 'SoundModel',
  id,
  name,
  isSketch: id.startsWith('sketch/'),
  voices,
  takesLines: id === 'sketch/voice',
  takesSpeed: id !== 'fal-ai/elevenlabs/tts/eleven-v3',
})
const SAID = { __typename: 'Sound', id: 'said', model: 'sketch/voice' }
const NOTE = 'This model reads each shot with the voice of its first speaker.'
const thanks = { __typename: 'ShotDialogue', speaker: 'JON', text: 'Thanks.' }
const called = shot('d', 'Come in.', { speaker: 'Ida (V.O.)' })
const board: Answer = {
  request: { query: BoardVoicesDocument, variables: { projectId: 'p' } },
  result: {
    data: {
      storyboard: {
        __typename: 'Storyboard',
        projectId: 'p',
        elements: [],
        voices: [
          { __typename: 'CharacterVoice', speaker: 'jon', model: 'sketch/voice', voice: 'rms', speed: 0.9 },
        ],
        shots: [
          shot('a', 'Who is there?'),
          shot('b', null),
          shot('c', 'Nobody.', { speaker: 'JON', voice: SAID, changes: ['VOICE'] }),
          { ...called, dialogue: [...called.dialogue, thanks] },
        ],
      },
      soundModels: [
        model('sketch/voice', 'Scratch voice', ['slt', 'rms']),
        model('fal-ai/kokoro', 'Kokoro', ['af_heart', 'am_adam']),
        model('fal-ai/elevenlabs/tts/eleven-v3', 'ElevenLabs v3', ['Rachel', 'Aria']),
      ],
    },
  },
}
/** Two shots lack a voice; the voice of `c` is stale. The budget covers one paid voice. */
const estimate: Answer = {
  request: { query: EstimateMissingVoicesDocument, variables: () => true },
  maxUsageCount: ALWAYS,
  result: ({ model: id }) => {
    const isFree = id === 'sketch/voice'
    return {
      data: {
        estimateMissingVoices: {
          __typename: 'SoundsEstimate',
          projectId: 'p',
          budgets: [
            {
              __typename: 'Budget',
              id: 'budget',
              scope: 'TEAM',
              subjectId: null,
              subjectName: null,
              period: 'MONTH',
              limitUsd: '1',
              usedUsd: '0.4',
              leftUsd: '0.6',
              isHard: true,
              allowsUnknown: false,
            },
          ],
          sounds: ['a', 'c', 'd'].map((shotId) => ({
            __typename: 'SoundEstimate',
            shotId,
            estimate: { __typename: 'Estimate', usd: isFree ? '0' : '0.5', isFree },
          })),
        },
      },
    }
  },
}
/** Accepts orders of these shots. */
function ordering(...shotIds: string[]) {
  const sent: unknown[] = []
  const answer: Answer = {
    request: { query: GenerateMissingVoicesDocument, variables: () => true },
    result: (variables) => {
      sent.push(variables)
      return { data: { generateMissingVoices: shotIds.map((id) => makeOrder(id, { shotId: id })) } }
    },
  }
  return { sent, answer }
}
const texts = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
/** A button, once the estimate of the current choice has arrived. */
async function enabledButton(name: RegExp) {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  return button
}

test('shots with dialogue but no voice are listed with prices, and ordered together', async () => {
  const { sent, answer } = ordering('a', 'd')
  const onClose = jest.fn()
  const { user } = openPart(<VoiceShots projectId="p" onClose={onClose} />, [board, estimate, answer])
  expect(await texts()).toEqual(['1Who is there?', '3Nobody.The voice has changed', '4Come in.\nThanks.'])
  const voiceOf = (speaker: string) => screen.getByLabelText(speaker).closest('.ant-select')
  expect([voiceOf('IDA'), voiceOf('JON')].map((select) => select?.textContent)).toEqual([
    'Woman, American',
    'Man, American',
  ])
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument()
  await user.click(screen.getByLabelText('Model'))
  await user.click(await screen.findByTitle('Kokoro'))
  expect(await screen.findByText('Exceeds the budget: this order will be refused')).toBeInTheDocument()
  expect(await texts()).toEqual([
    '1Who is there?~$0.50',
    '3Nobody.~$0.50The voice has changed',
    '4Come in.\nThanks.~$0.50',
  ])
  expect(screen.getByText(NOTE)).toBeInTheDocument()
  expect(voiceOf('IDA')).toHaveTextContent('af heart')
  await user.click(screen.getByLabelText('JON'))
  await user.click((await screen.findAllByTitle('af heart')).at(-1)!)
  expect(voiceOf('IDA')).toHaveTextContent('af heart') // a choice changes no other voice
  await user.click(screen.getByLabelText('Speed of JON'))
  await user.click((await screen.findAllByTitle('0.85×')).at(-1)!)
  await user.click(await enabledButton(/^Voice 2 shots.*~\$1/))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([
    {
      projectId: 'p',
      shotIds: ['a', 'd'],
      model: 'fal-ai/kokoro',
      voices: [
        { speaker: 'ida', voice: 'af_heart', speed: 1 },
        { speaker: 'jon', voice: 'af_heart', speed: 0.85 },
      ],
    },
  ])
})

test('a known speed is shown, and none where the model takes none', async () => {
  const { user } = openPart(<VoiceShots projectId="p" onClose={() => undefined} />, [board, estimate])
  const speed = await screen.findByLabelText('Speed of JON')
  expect(speed.closest('.ant-select')).toHaveTextContent('0.9×')
  expect(screen.getByLabelText('Speed of IDA').closest('.ant-select')).toHaveTextContent('1×')
  await user.click(screen.getByLabelText('Model'))
  await user.click(await screen.findByTitle('ElevenLabs v3'))
  await waitFor(() => expect(screen.queryByLabelText('Speed of JON')).not.toBeInTheDocument())
})

test('chosen voices are saved without an order', async () => {
  const saved: unknown[] = []
  const saving: Answer = {
    request: { query: UpdateCharacterVoicesDocument, variables: () => true },
    result: (variables) => {
      saved.push(variables)
      const storyboard = { __typename: 'Storyboard', projectId: 'p', voices: [], elements: [], shots: [] }
      return { data: { updateCharacterVoices: storyboard } }
    },
  }
  const onClose = jest.fn()
  const { user } = openPart(<VoiceShots projectId="p" onClose={onClose} />, [board, estimate, saving])
  await user.click(await screen.findByLabelText('Speed of JON'))
  expect(screen.queryByRole('button', { name: 'Save voices only' })).toBeNull()
  await user.click((await screen.findAllByTitle('0.85×')).at(-1)!)
  await user.click(screen.getByRole('button', { name: 'Save voices only' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(saved).toEqual([
    {
      projectId: 'p',
      model: 'sketch/voice',
      voices: [
        { speaker: 'jon', voice: 'rms', speed: 0.85 },
        { speaker: 'ida', voice: 'slt', speed: 1 },
      ],
    },
  ])
})

test('stale voices are selected with their sum where they are made again', async () => {
  const { sent, answer } = ordering('a', 'c')
  const { user } = openPart(<VoiceShots projectId="p" again onClose={() => undefined} />, [
    board,
    estimate,
    answer,
  ])
  expect(await screen.findByRole('button', { name: 'Make 1 voice again' })).toBeEnabled()
  expect(screen.getByText('1 of 3 shots')).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: /Who is there/ }))
  await user.click(screen.getByLabelText('Model'))
  await user.click(await screen.findByTitle('Kokoro'))
  await user.click(await enabledButton(/^Voice 2 shots.*~\$1/))
  await waitFor(() =>
    expect(sent).toEqual([{ projectId: 'p', shotIds: ['a', 'c'], model: 'fal-ai/kokoro', voices: [] }]),
  )
})

test('a free voice reads a sample of its speaker at its speed', async () => {
  const requested: string[] = []
  const { fetch } = globalThis
  globalThis.fetch = async (address) => {
    requested.push(String(address))
    return new Response('', { status: 503 })
  }
  try {
    const { user } = openPart(<VoiceShots projectId="p" onClose={() => undefined} />, [board, estimate])
    await user.click(await screen.findByRole('button', { name: 'Hear a sample of JON' }))
    expect(await screen.findByText('Unable to play a sample. Try again.')).toBeInTheDocument()
    expect(requested).toEqual(['/api/v1/projects/p/voice-sample?words=Nobody.&voice=rms&speed=0.9'])
  } finally {
    globalThis.fetch = fetch
  }
})
