import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { ALWAYS, type Answer } from '../../../../test/answers'
import { openPart } from '../../../../test/part'
import { makeCut } from '../../../../test/videos'
import { accepted } from '../../../../test/videos-tab'
import {
  AddCardDocument,
  CardDocument,
  CardPreviewDocument,
  CreditsForDocument,
  UpdateCardDocument,
} from './cards.generated'
import { type OpenCard, OpenedCard } from './OpenedCard'

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

function open(opened: OpenCard, ...answers: Answer[]) {
  const onClose = jest.fn()
  const part = <OpenedCard open projectId="1" opened={opened} onClose={onClose} />
  return { onClose, ...openPart(part, [preview, ...answers]) }
}

/** Answers a mutation with the cut, and keeps its input. */
const adding = (sent: object[]): Answer => ({
  request: { query: AddCardDocument, variables: () => true },
  result: ({ input }) => {
    sent.push(input)
    return { data: { addCard: makeCut(accepted) } }
  },
})

test('a title is written, previewed and added at its place', async () => {
  const sent: object[] = []
  const { onClose, user } = open({ afterId: 'a', card: { kind: 'CHAPTER' } }, adding(sent))
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Night')
  await user.click(screen.getByRole('radio', { name: 'Split' }))
  await user.click(screen.getByText('Blurred clip'))
  expect(await screen.findByRole('img', { name: 'Preview: Night' })).toHaveAttribute('src', PICTURE)
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([
    {
      projectId: '1',
      afterId: 'a',
      kind: 'CHAPTER',
      design: 'SPLIT',
      title: 'Night',
      subtitle: '',
      lines: [],
      background: { kind: 'NEIGHBOUR', colour: '#16181d', assetId: null },
      seconds: 3,
    },
  ])
})

test('a card without a text, and one without a font, say so under the field', async () => {
  const { onClose, user } = open({ afterId: null, card: {} })
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  expect(await screen.findByText('A card needs a text')).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'ก')
  expect(await screen.findByText('There is no font for: ก')).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})

test('credits are filled in from team and sounds, and edited by keyboard', async () => {
  const sent: { lines: object[] }[] = []
  const credits: Answer = {
    request: { query: CreditsForDocument, variables: { projectId: '1' } },
    result: { data: { creditsFor: [{ __typename: 'CardLine', role: 'Produced by', name: 'Ana' }] } },
  }
  const { user } = open(
    { afterId: null, card: { kind: 'CREDITS', design: 'CREDIT_ROLL' } },
    credits,
    adding(sent),
  )
  await user.click(await screen.findByRole('button', { name: 'Fill in from team and sounds' }))
  await user.type(await screen.findByDisplayValue('Ana'), ' Ruiz{Enter}')
  expect(screen.getByRole('textbox', { name: 'Role 2' })).toHaveFocus()
  await user.keyboard('Music{Tab}Omar')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(sent[0]?.lines).toEqual([
      { role: 'Produced by', name: 'Ana Ruiz' },
      { role: 'Music', name: 'Omar' },
    ]),
  )
})

test('a card that somebody else has changed meanwhile stays open with the reason', async () => {
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
  const { onClose, user } = open(
    { id: 'v' },
    {
      request: { query: CardDocument, variables: { id: 'v' } },
      result: { data: { video: { __typename: 'Video', id: 'v', title: 'Night', card } } },
    },
    {
      request: {
        query: UpdateCardDocument,
        variables: ({ input }) => input.revision === 4 && input.title === 'Day',
      },
      result: {
        errors: [
          new GraphQLError('This card has changed. Reload it and try again.', {
            extensions: { code: 'CONFLICT' },
          }),
        ],
      },
    },
  )
  const title = await screen.findByDisplayValue('Night')
  await user.clear(title)
  await user.type(title, 'Day{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('This card has changed. Reload it and try again.')).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})
