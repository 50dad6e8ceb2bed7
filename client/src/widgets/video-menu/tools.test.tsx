/** Covers specification V112. */
import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { type Answer, installation } from '../../../test/answers'
import { makeClip } from '../../../test/videos'
import { openVideosTab } from '../../../test/videos-tab'
import {
  SyncLipsDocument,
  OfferedChangesDocument,
  ProjectVoicesDocument,
  UpscaleVideoDocument,
} from './tools.generated'

const offer = (
  tool: 'LIPS' | 'UPSCALE',
  factor: number | null,
  { usd, refusal = null }: { usd: string | null; refusal?: string | null },
) => ({
  __typename: 'OfferedChange' as const,
  tool,
  name: tool,
  factor,
  width: 1280 * (factor ?? 1),
  height: 720 * (factor ?? 1),
  refusal,
  estimate: { __typename: 'Estimate' as const, usd, isFree: false },
})
const offered: Answer = {
  request: { query: OfferedChangesDocument, variables: { videoId: 'a' } },
  result: {
    data: {
      offeredChanges: [
        offer('LIPS', null, { usd: '0.666665' }),
        offer('UPSCALE', 1.5, { usd: '0.1' }),
        offer('UPSCALE', 2, { usd: '0.4' }),
        offer('UPSCALE', 4, { usd: '0.4', refusal: 'This factor makes more than 2160 lines' }),
      ],
    },
  },
}
const voices = (...titles: string[]): Answer => ({
  request: { query: ProjectVoicesDocument, variables: { id: '1' } },
  result: {
    data: {
      project: {
        __typename: 'Project',
        id: '1',
        sounds: {
          __typename: 'SoundConnection',
          nodes: titles.map((title) => ({ __typename: 'Sound', id: title, title, duration: 3.25 })),
        },
      },
    },
  },
})
const paid = installation({ engine: 'FAL' })
const take = makeClip('a', { status: 'ACCEPTED' })

/** Opens the tab, and the menu of take a. */
async function openMenu(video = take, answers: Answer[] = [paid]) {
  const { user } = openVideosTab([video], { answers })
  const card = within(await screen.findByRole('article', { name: 'Take a' }))
  await user.click(card.getByRole('button', { name: 'More for Take a' }))
  await screen.findByRole('menuitem', { name: 'Rename' })
  return { user, card }
}

test('an accepted take is upscaled at the price on the button', async () => {
  const sent: unknown[] = []
  const upscale: Answer = {
    request: { query: UpscaleVideoDocument, variables: () => true },
    result: ({ input }) => {
      sent.push(input)
      return { data: { upscaleVideo: { __typename: 'Clip', id: 'new' } } }
    },
  }
  const { user } = await openMenu(take, [paid, offered, upscale])
  await user.click(screen.getByRole('menuitem', { name: 'Upscale' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Upscale' }))
  expect(await dialog.findByText('2× (2560 × 1440)')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Upscale · ~$0.40' }))
  expect(await screen.findByText('A new take is being made')).toBeInTheDocument()
  expect(sent).toEqual([{ videoId: 'a', factor: 2 }])
})

test('lips are synchronized to a selected voice; a refusal is shown in the dialog', async () => {
  const refused: Answer = {
    request: {
      query: SyncLipsDocument,
      variables: { input: { videoId: 'a', soundId: 'Ida' } },
    },
    result: { errors: [new GraphQLError('The budget of the team is used')] },
  }
  const { user } = await openMenu(take, [paid, offered, voices('Ida', 'Ben'), refused])
  await user.click(screen.getByRole('menuitem', { name: 'Fit lips to a voice' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Fit lips to a voice' }))
  expect(await dialog.findByText('Ida (3.3 s)')).toBeInTheDocument()
  await user.click(await dialog.findByRole('button', { name: 'Fit lips to this voice · ~$0.67' }))
  expect(await dialog.findByText('The budget of the team is used')).toBeInTheDocument()
})

test('without a voice nothing can be ordered', async () => {
  const { user } = await openMenu(take, [paid, offered, voices()])
  await user.click(screen.getByRole('menuitem', { name: 'Fit lips to a voice' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Fit lips to a voice' }))
  expect(
    await dialog.findByText('This project has no voice yet. Add one in the cut or to a shot'),
  ).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('button', { name: /^Fit lips to this voice/ })).toBeDisabled())
})

test('upscaling is offered for accepted takes only', async () => {
  await openMenu(makeClip('a'))
  expect(screen.getByRole('menuitem', { name: 'Fit lips to a voice' })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Upscale' })).not.toBeInTheDocument()
})

test('the local engine offers no tools, and an upscaled take is marked', async () => {
  const { card } = await openMenu({ ...take, isUpscaled: true }, [])
  expect(card.getByText('Upscaled')).toBeInTheDocument()
  for (const name of ['Fit lips to a voice', 'Upscale'])
    expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument()
})
