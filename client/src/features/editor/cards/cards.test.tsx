/** Covers specification V104. */
import { useQuery } from '@apollo/client/react'
import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { ALWAYS, type Answer } from '../../../../test/answers'
import { cutServer } from '../../../../test/cut-server'
import { openPart } from '../../../../test/part'
import { makeCardVideo, makeCut } from '../../../../test/videos'
import { accepted } from '../../../../test/videos-tab'
import type { CutFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import { NewestCutDocument } from '../../../entities/video/cut/CutEdit.generated'
import { useCut } from '../state/useCut'
import { CardPreviewDocument, SuggestedCreditsDocument } from './cards.generated'
import { usePageTitle } from '../../../shared/lib/navigation'
import { AddCardMenu } from './AddCardMenu'
import { type OpenCard, OpenedCard, type OpenedCardProps } from './OpenedCard'

const PICTURE = 'data:image/webp;base64,AAAA'
const preview: Answer = {
  request: { query: CardPreviewDocument, variables: () => true },
  maxUsageCount: ALWAYS,
  result: ({ input }) =>
    input.title.includes('ก')
      ? {
          errors: [
            new GraphQLError('Invalid', {
              extensions: { issues: [{ path: ['input', 'title'], message: 'There is no font for: ก' }] },
            }),
          ],
        }
      : { data: { cardPreview: { __typename: 'CardPreview', url: PICTURE } } },
}

type Opened = Pick<OpenedCardProps, 'opened' | 'onClose'>
function CutWithCard({ saved, ...props }: Opened & { saved: CutFieldsFragment }) {
  return <OpenedCard open projectId="1" cut={useCut('1', saved)} {...props} />
}
function LoadedCut(props: Opened) {
  const { data } = useQuery(NewestCutDocument, { variables: { id: '1' } })
  return data ? <CutWithCard saved={data.project.cut} {...props} /> : null
}

function open(
  opened: OpenCard,
  { answers = [], cut = makeCut(accepted) }: { answers?: Answer[]; cut?: CutFieldsFragment } = {},
) {
  const onClose = jest.fn()
  const server = cutServer({ cut })
  const part = openPart(<LoadedCut opened={opened} onClose={onClose} />, [
    preview,
    ...answers,
    ...server.answers,
  ])
  return { onClose, server, sent: server.sent, ...part }
}

test('a title is written, previewed and added at its place', async () => {
  const { onClose, user, sent } = open({ afterId: 'a', card: { kind: 'CHAPTER' } })
  const title = await screen.findByRole('textbox', { name: 'Title' })
  await waitFor(() => expect(title).toHaveFocus())
  await user.keyboard('Night')
  await user.click(screen.getByRole('radio', { name: 'Split' }))
  await user.click(screen.getByText('Blurred clip'))
  expect(await screen.findByRole('img', { name: 'Preview: Night' })).toHaveAttribute('src', PICTURE)
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const added = {
    id: expect.any(String),
    afterId: 'a',
    kind: 'CHAPTER',
    design: 'SPLIT',
    title: 'Night',
    subtitle: '',
    lines: [],
    background: { kind: 'NEIGHBOUR', colour: '#16181d', assetId: null },
    seconds: 3,
  }
  expect(sent).toEqual([{ addCard: added }])
})

test('a card without text or font shows an error under the field', async () => {
  const { onClose, user } = open({ afterId: null, card: {} })
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  expect(await screen.findByText('A card needs a text')).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'ก')
  expect(await screen.findByText('There is no font for: ก')).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})

test('credits are filled in from team and sounds, and edited by keyboard', async () => {
  const credits: Answer = {
    request: { query: SuggestedCreditsDocument, variables: { projectId: '1' } },
    result: { data: { suggestedCredits: [{ __typename: 'CardLine', role: 'Produced by', name: 'Ana' }] } },
  }
  const { user, sent } = open(
    { afterId: null, card: { kind: 'CREDITS', design: 'CREDIT_ROLL' } },
    { answers: [credits] },
  )
  await user.click(await screen.findByRole('button', { name: 'Fill in from team and sounds' }))
  await user.type(await screen.findByDisplayValue('Ana'), ' Ruiz{Enter}')
  expect(screen.getByRole('textbox', { name: 'Role 2' })).toHaveFocus()
  await user.keyboard('Music{Tab}Omar')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  const lines = [
    { role: 'Produced by', name: 'Ana Ruiz' },
    { role: 'Music', name: 'Omar' },
  ]
  await waitFor(() => expect(sent).toMatchObject([{ addCard: { lines } }]))
})

test('a card that somebody else changed meanwhile stays open and shows why', async () => {
  const card = {
    __typename: 'Card' as const,
    kind: 'TITLE' as const,
    design: 'PLAIN' as const,
    title: 'Night',
    subtitle: '',
    lines: [],
    background: {
      __typename: 'CardBackground' as const,
      kind: 'COLOUR' as const,
      colour: '#000000',
      assetId: null,
    },
    seconds: 2,
    revision: 4,
  }
  const cut = makeCut([...accepted, makeCardVideo('v', card, { title: 'Night' })])
  const { onClose, user, server } = open({ id: 'v' }, { cut })
  const title = await screen.findByDisplayValue('Night')
  server.change([{ editCard: { id: 'v', revision: 4, title: 'Dusk' } }])
  await user.clear(title)
  await user.type(title, 'Day{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('omar has changed this card meanwhile')).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})

function Named({ name }: { name: string }) {
  usePageTitle(name)
  return null
}

test.each([
  [null, 'The Keeper', 'The Keeper'],
  ['Final cut', 'The Keeper', 'Final cut'],
  [null, 'Untitled project', ''],
])('of film %j in project %s, a new title begins as %j', async (title, project, text) => {
  const onOpen = jest.fn()
  const { user } = openPart(
    <>
      <Named name={project} />
      <AddCardMenu items={[]} placeAtPlayhead={() => 0} title={title} isFull={false} onOpen={onOpen} />
    </>,
    [],
  )
  await user.click(screen.getByRole('button', { name: 'Add card' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Title at the start…' }))
  expect(onOpen).toHaveBeenCalledWith({ afterId: null, card: expect.objectContaining({ title: text }) })
})
