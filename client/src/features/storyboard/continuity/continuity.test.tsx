/** Covers specification B86. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { Subject } from 'rxjs'
import type { Answer } from '../../../../test/answers'
import { openPart, socketOf } from '../../../../test/part'
import { makeShot } from '../../../../test/storyboard'
import type { StoryboardElementFieldsFragment } from '../cast/elements.generated'
import { GenerateShotTakeDocument } from '../takes/ShotTakes.generated'
import { CheckContinuityDocument, ContinuityDocument } from './continuity.generated'
import { pictureOf } from '../../../../test/elements'
import { ContinuitySheet } from './ContinuitySheet'

const picture = (id: string) => pictureOf(id, id)
const elementOf = (id: string, looks: StoryboardElementFieldsFragment['looks'] = []) => ({
  __typename: 'StoryboardElement' as const,
  id,
  kind: 'CAST' as const,
  name: id,
  label: null,
  description: 'In a red coat',
  references: [],
  looks,
  imageUses: [],
})
const LOOK = { __typename: 'ElementLook' as const, fromShotId: 'b', description: 'Soaked', references: [] }
const check = (isSame: boolean, words = '') => ({
  __typename: 'ContinuityCheck' as const,
  isSame,
  words,
  checkedAt: '2026-11-01T10:00:00.000Z',
  checkedBy: { __typename: 'User' as const, id: '1', username: 'ana' },
})
const FRAME = {
  __typename: 'ContinuityPicture' as const,
  shotId: 'a',
  assetId: 'still',
  videoId: null,
  asset: picture('still'),
  video: null,
  check: null as object | null,
}
const TAKE = {
  ...FRAME,
  shotId: 'b',
  assetId: null,
  videoId: 'take',
  asset: null,
  video: {
    __typename: 'Clip' as const,
    id: 'take',
    status: 'ACCEPTED',
    posterUrl: '/files/take.webp',
    smallPosterUrl: '/files/take-small.webp',
    title: null,
    width: 640,
    height: 360,
  },
}
const SHOTS = [makeShot('a'), makeShot('b')]

const listed = (elementId: string, ...continuity: object[]): Answer => ({
  request: { query: ContinuityDocument, variables: { elementId } },
  result: { data: { continuity } },
})
const answered = (input: object, ...continuity: object[]): Answer => ({
  request: { query: CheckContinuityDocument, variables: { input: { elementId: 'rosa', ...input } } },
  result: { data: { checkContinuity: continuity } },
})
const openWith = (pushed: Parameters<typeof socketOf>[0], ...answers: Answer[]) =>
  openPart(
    <ContinuitySheet
      projectId="p"
      elements={[elementOf('rosa', [LOOK]), elementOf('bell')]}
      shots={SHOTS}
      ratio="16:9"
      onClose={() => undefined}
    />,
    answers,
    socketOf(pushed),
  )
const open = (...answers: Answer[]) => openWith({}, ...answers)

test('each first frame and take is compared; what differs in a take is made again', async () => {
  const red = check(false, 'The scarf is red')
  const { user } = open(
    listed('rosa', FRAME, TAKE),
    answered({ assetId: 'still', videoId: null, isSame: true }, { ...FRAME, check: check(true) }, TAKE),
    answered(
      { assetId: null, videoId: 'take', isSame: false, words: 'The scarf is red' },
      { ...FRAME, check: check(true) },
      { ...TAKE, check: red },
    ),
    {
      request: { query: GenerateShotTakeDocument, variables: { id: 'b' } },
      result: { data: { generateShotTake: { ...SHOTS[1], takeState: 'GENERATING' } } },
    },
  )
  const dialog = await screen.findByRole('dialog', { name: 'Continuity of rosa' })
  const frame = await within(dialog).findByRole('listitem', { name: 'First frame of shot 1' })
  expect(within(dialog).getByText('0 of 2 compared')).toBeInTheDocument()
  await user.click(within(frame).getByRole('button', { name: 'Same' }))
  expect(await within(dialog).findByText('1 of 2 compared')).toBeInTheDocument()
  const take = within(dialog).getByRole('listitem', { name: 'Take of shot 2' })
  await user.click(within(take).getByRole('button', { name: 'Differs' }))
  const words = within(take).getByRole('textbox', { name: 'What differs in the take of shot 2' })
  await user.type(words, 'The scarf is red{Enter}')
  expect(await within(take).findByText('The scarf is red')).toBeInTheDocument()
  expect(within(dialog).getByText('2 of 2 compared, 1 differs')).toBeInTheDocument()
  await user.click(within(take).getByRole('button', { name: /^Make it again/ }))
})

test('the references have the looks of later shots; another character is chosen', async () => {
  const { user } = open(listed('rosa', FRAME), listed('bell'))
  const references = await screen.findByRole('list', { name: 'References' })
  expect(
    within(references)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['ReferenceIn a red coat', 'From shot 2Soaked'])
  await user.click(screen.getByRole('combobox', { name: 'Character, place or prop' }))
  await user.click(await screen.findByTitle('bell'))
  expect(await screen.findByText('Nothing to compare yet')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled())
})

test.each([
  ['ContinuityChanged', 'an answer of another member'],
  ['ContinuityShotChanged', 'a new take'],
])('%s: %s appears at once', async (subscription) => {
  const pushed = new Subject<{ data: object }>()
  openWith(
    { [subscription]: pushed },
    listed('rosa', FRAME),
    listed('rosa', { ...FRAME, check: check(true) }, TAKE),
  )
  expect(await screen.findByText('0 of 1 compared')).toBeInTheDocument()
  act(() => pushed.next({ data: {} }))
  expect(await screen.findByText('1 of 2 compared')).toBeInTheDocument()
})
