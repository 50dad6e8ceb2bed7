/** Covers specification B80. */
import { screen, waitFor } from '@testing-library/react'
import { ALWAYS, type Answer } from '../../../../test/answers'
import { openPart } from '../../../../test/part'
import { EstimateSoundsDocument } from '../../../entities/sound/generate/generate.generated'
import { BoughtSampleDocument, BoughtSamplesDocument, BuySampleDocument } from './boughtSamples.generated'
import { CharacterVoices } from './CharacterVoices'
import { sampleWords } from './useVoiceSample'

const KOKORO = 'fal-ai/kokoro'
const VOICES = (
  <CharacterVoices
    projectId="p"
    shots={[
      { dialogue: [{ speaker: 'IDA', text: 'Who is there?' }] },
      { dialogue: [{ speaker: 'JON', text: 'Nobody.' }] },
    ]}
    speakers={
      new Map([
        ['ida', 'IDA'],
        ['jon', 'JON'],
      ])
    }
    model={{ isSketch: false, voices: ['af_heart', 'am_adam'], takesSpeed: true }}
    cast={
      new Map([
        ['ida', { speaker: 'ida', model: KOKORO, voice: 'af_heart' }],
        ['jon', { speaker: 'jon', model: KOKORO, voice: 'am_adam' }],
      ])
    }
    onChange={() => undefined}
  />
)
const soundOf = (title: string, url: string) => ({
  __typename: 'Sound',
  id: url,
  title,
  model: KOKORO,
  url,
})
const samples = (...nodes: object[]): Answer => ({
  request: { query: BoughtSamplesDocument, variables: { projectId: 'p' } },
  result: {
    data: { project: { __typename: 'Project', id: 'p', sounds: { __typename: 'SoundConnection', nodes } } },
  },
})
const price: Answer = {
  request: { query: EstimateSoundsDocument, variables: () => true },
  maxUsageCount: ALWAYS,
  result: ({ input }) => {
    const each = {
      __typename: 'SoundEstimate',
      isWithinBudget: true,
      estimate: { __typename: 'Estimate', usd: '0.01', isFree: false },
    }
    const estimateSounds = {
      __typename: 'SoundsEstimate',
      projectId: 'p',
      usd: '0.02',
      unknown: 0,
      affordable: 2,
      sounds: (input as { sounds: unknown[] }).sounds.map(() => each),
    }
    return { data: { estimateSounds } }
  },
}
const played: string[] = []
beforeAll(() => {
  Object.assign(HTMLMediaElement.prototype, {
    pause() {},
    play(this: HTMLMediaElement) {
      played.push(new URL(this.src).pathname)
      return Promise.resolve()
    },
  })
})

test('a paid voice is heard at its price, once: its sample is a sound of the project', async () => {
  const bought: unknown[] = []
  const job = { __typename: 'Job', id: 'job', status: 'RUNNING', failure: null, sound: null as object | null }
  const jobs = [
    job,
    { ...job, status: 'SUCCEEDED', sound: { __typename: 'Sound', id: 'new', url: '/new.wav' } },
  ]
  const { user } = openPart(VOICES, [
    price,
    samples(soundOf('Sample: JON, am adam', '/jon.wav')),
    {
      request: { query: BuySampleDocument, variables: () => true },
      result: ({ input }) => {
        bought.push(input)
        return { data: { generateSounds: [{ __typename: 'SoundOrder', jobId: 'job' }] } }
      },
    },
    {
      request: { query: BoughtSampleDocument, variables: { jobId: 'job' } },
      maxUsageCount: ALWAYS,
      result: () => ({ data: { node: jobs.length > 1 ? jobs.shift()! : jobs[0] } }),
    },
    samples(soundOf('Sample: JON, am adam', '/jon.wav'), soundOf('Sample: IDA, af heart', '/new.wav')),
  ])
  const heard = screen.getByRole('button', { name: 'Hear a sample of JON' })
  expect(heard).toBeDisabled()
  await waitFor(() => expect(heard).toBeEnabled())
  await user.click(heard)
  expect(played).toEqual(['/jon.wav'])
  await user.click(await screen.findByRole('button', { name: 'Hear a sample of IDA ~$0.01' }))
  await waitFor(() => expect(played).toEqual(['/jon.wav', '/new.wav']))
  const kokoro = { kind: 'VOICE', model: KOKORO, voice: 'af_heart' }
  expect(bought).toEqual([
    { projectId: 'p', sounds: [{ ...kokoro, words: 'Who is there?', title: 'Sample: IDA, af heart' }] },
  ])
  const stop = screen.getByRole('button', { name: 'Stop the sample of IDA' })
  await waitFor(() => expect(stop).not.toHaveClass('ant-btn-loading'))
  await user.click(stop)
  expect(await screen.findByRole('button', { name: 'Hear a sample of IDA' })).toBeEnabled()
})

test('a sample that could not be made says why, and can be ordered again', async () => {
  const job = { __typename: 'Job', id: 'job', status: 'FAILED', failure: 'No such voice', sound: null }
  const { user } = openPart(VOICES, [
    price,
    samples(),
    {
      request: { query: BuySampleDocument, variables: () => true },
      result: { data: { generateSounds: [{ __typename: 'SoundOrder', jobId: 'job' }] } },
    },
    {
      request: { query: BoughtSampleDocument, variables: { jobId: 'job' } },
      result: { data: { node: job } },
    },
    samples(),
  ])
  await user.click(await screen.findByRole('button', { name: 'Hear a sample of IDA ~$0.01' }))
  expect(await screen.findByText('The sample could not be made: No such voice')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Hear a sample of IDA ~$0.01' })).toBeEnabled()
})

test('a sample is the beginning of a line, in whole words and without directions', () => {
  const dialogue = [{ speaker: 'IDA', text: `(quietly) ${'Forty years. '.repeat(10)}` }]
  const words = sampleWords([{ dialogue }], 'ida')
  expect(words).toBe('Forty years. '.repeat(6).trim())
  expect(words.length).toBeLessThanOrEqual(80)
})
