/** Covers specification V83, V84. */
import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { ALWAYS, type Answer } from '../../../../../test/answers'
import { listed, soundServer } from '../../../../../test/sounds'
import { makeCue } from '../../../../../test/videos'
import { accepted, openVideosTab } from '../../../../../test/videos-tab'
import {
  EstimateSoundsDocument,
  GenerateSoundsDocument,
  type SoundOrderFieldsFragment,
} from '../../../../entities/sound/generate/generate.generated'

const ORDER = { __typename: 'SoundOrder' }
const RUNNING = {
  __typename: 'Job',
  status: 'RUNNING' as const,
  progress: 0.4,
  failure: null,
  viewerCanCancel: true,
  viewerCanRetry: false,
}

const makeOrder = (id: string, title: string, job = {}): SoundOrderFieldsFragment => ({
  ...ORDER,
  jobId: id,
  kind: 'MUSIC',
  title,
  use: null,
  job: { ...RUNNING, id, ...job },
})

/** A server that accepts orders, at 12 cents each. */
function orders(refusal?: string) {
  const sent: unknown[] = []
  const answers: Answer[] = [
    {
      request: { query: EstimateSoundsDocument, variables: () => true },
      maxUsageCount: ALWAYS,
      result: () => ({
        data: {
          estimateSounds: {
            __typename: 'SoundsEstimate',
            projectId: '1',
            usd: '0.12',
            unknown: 0,
            affordable: 1,
            sounds: [
              {
                __typename: 'SoundEstimate',
                isWithinBudget: true,
                estimate: { __typename: 'Estimate', usd: '0.12', isFree: false },
              },
            ],
          },
        },
      }),
    },
    {
      request: { query: GenerateSoundsDocument, variables: () => true },
      maxUsageCount: ALWAYS,
      result: ({ input }) => {
        sent.push(...input.sounds)
        if (!refusal) return { data: { generateSounds: [makeOrder('new', input.sounds[0].words)] } }
        const issues = [{ path: ['input', 'sounds', 0, 'words'], message: refusal }]
        return { errors: [new GraphQLError('Invalid', { extensions: { issues } })] }
      },
    },
  ]
  return { sent, answers }
}

async function openGenerate(user: ReturnType<typeof openVideosTab>['user'], words: string) {
  await user.click(await screen.findByRole('button', { name: 'Add music, a voice or effects' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add sound' }))
  await user.click(await dialog.findByRole('radio', { name: 'Generate' }))
  await user.click(await dialog.findByLabelText('Model'))
  expect(await screen.findByText('Stable Audio 2.5 (Stable Audio 3 is newer)')).toBeInTheDocument()
  await user.click(await screen.findByTitle('Song'))
  await user.type(dialog.getByLabelText('Mood'), words)
  return dialog
}

test('music of a provider is ordered at its price, and listed while in progress', async () => {
  const { answers, server } = soundServer({})
  const provider = orders()
  const { user } = openVideosTab(accepted, { server, answers: [...provider.answers, ...answers] })
  const dialog = await openGenerate(user, 'A storm')
  await user.click(await dialog.findByRole('button', { name: /^Generate.*0\.12/ }))
  const list = within(await screen.findByRole('list', { name: 'Sounds in progress' }))
  expect(list.getByText('A storm')).toBeInTheDocument()
  expect(list.getByRole('status')).toHaveTextContent('Making music… 40 %')
  expect(list.getByRole('button', { name: 'Cancel A storm' })).toBeInTheDocument()
  expect(provider.sent).toEqual([
    {
      kind: 'MUSIC',
      model: 'fal-ai/song',
      words: 'A storm',
      seconds: 15,
      use: { itemId: null, atSeconds: 0 },
    },
  ])
})

test('an error of the server is shown at its field', async () => {
  const { answers, server } = soundServer({})
  const { user } = openVideosTab(accepted, {
    server,
    answers: [...orders('No songs by name').answers, ...answers],
  })
  const dialog = await openGenerate(user, 'Yesterday')
  await user.click(dialog.getByRole('button', { name: /^Generate/ }))
  expect(await dialog.findByText('No songs by name')).toBeInTheDocument()
})

test('a sound is regenerated from its words, replacing the previous one', async () => {
  const sounds = [listed('song', 'Low tide', { model: 'sketch/music', words: 'Calm piano' })]
  const { answers, server } = soundServer({ sounds, cues: [makeCue('one', { sound: sounds[0]! })] })
  const provider = orders()
  const { user } = openVideosTab(accepted, { server, answers: [...provider.answers, ...answers] })
  await user.click(await screen.findByRole('button', { name: /^Music: Low tide/ }))
  await user.click(await screen.findByRole('button', { name: 'Make again' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make again' }))
  expect(await dialog.findByLabelText('Mood')).toHaveValue('Calm piano')
  await user.type(dialog.getByLabelText('Mood'), ', slow')
  await user.click(dialog.getByRole('button', { name: 'Sketch' }))
  await waitFor(() =>
    expect(provider.sent).toEqual([
      {
        kind: 'MUSIC',
        model: 'sketch/music',
        words: 'Calm piano, slow',
        seconds: 10,
        use: { soundId: 'song' },
      },
    ]),
  )
})

test('replacing the sound of one of several cues says that it replaces all', async () => {
  const [sound] = [listed('song', 'Low tide')]
  const cues = [makeCue('one', { sound }), makeCue('two', { sound, atSeconds: 20 })]
  const { answers, server } = soundServer({ sounds: [sound], cues })
  const { user } = openVideosTab(accepted, { server, answers: [...orders().answers, ...answers] })
  await user.click((await screen.findAllByRole('button', { name: /^Music: Low tide/ }))[0]!)
  await user.click(await screen.findByRole('button', { name: 'Replace' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace sound' }))
  const note = /replaces this one in all its cues/
  expect(dialog.queryByText(note)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('radio', { name: 'Generate' }))
  expect(dialog.getByText(note)).toBeInTheDocument()
})

test('a failed order shows the reason and can be retried', async () => {
  const failed = makeOrder('one', 'A storm', {
    status: 'FAILED',
    failure: 'The provider is overloaded',
    viewerCanRetry: true,
  })
  const { answers, server } = soundServer({ orders: [failed] })
  openVideosTab(accepted, { server, answers })
  const list = within(await screen.findByRole('list', { name: 'Sounds in progress' }))
  expect(list.getByRole('alert')).toHaveTextContent('The provider is overloaded')
  expect(list.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
})
