/** Covers specification B50, B53, B54, E7, K18. */
import { screen, waitFor, within } from '@testing-library/react'
import type { Answer } from '../../../../test/answers'
import { openPart } from '../../../../test/part'
import { shotOf } from '../../../../test/shots'
import { GenerateMissing } from './GenerateMissing'
import { StoryboardEstimateDocument } from './GenerateMissing.generated'
import { GenerateMissingTakesDocument } from './useGenerateMissing.generated'

const budget = {
  __typename: 'Budget',
  id: 'b1',
  scope: 'TEAM',
  subjectId: null,
  subjectName: null,
  period: 'ALWAYS',
  limitUsd: '4',
  usedUsd: '0',
  leftUsd: '4',
  isHard: true,
  allowsUnknown: false,
}
const shots = ['a', 'b', 'c', 'd'].map((id) => shotOf(id, id === 'd' ? { words: '' } : {}))
const estimate: Answer = {
  request: { query: StoryboardEstimateDocument, variables: { projectId: 'p', of: 'TAKES' } },
  result: {
    data: {
      storyboardEstimate: {
        __typename: 'StoryboardEstimate',
        projectId: 'p',
        takes: shots.map(({ id, words }) => ({
          __typename: 'ShotTakeEstimate',
          shot: { __typename: 'StoryboardShot', id },
          isMissing: true,
          isOutdated: false,
          model: 'fal-ai/veo3.1',
          seconds: 4,
          estimate: { __typename: 'Estimate', usd: '1.6', isFree: false },
          problem: words ? null : 'This shot has no words yet',
          isWithinBudget: true,
        })),
        missing: 4,
        usd: '4.8',
        unknown: 0,
        affordable: 2,
        budgets: [budget],
      },
    },
  },
}
const refusal = {
  __typename: 'ShotRefusal' as const,
  code: 'BUDGET_REACHED' as const,
  message: 'The team’s budget has $0.80 left. ana can raise it.',
}

test('missing takes show their prices, how many the budget covers, and why one cannot be generated', async () => {
  const onClose = jest.fn<void, []>()
  const generated: Answer = {
    request: {
      query: GenerateMissingTakesDocument,
      variables: { input: { projectId: 'p', shotIds: ['a', 'b', 'c'], remakesOutdated: true } },
    },
    result: {
      data: {
        generateMissingTakes: [
          shotOf('a', { takeState: 'GENERATING' }),
          shotOf('b', { takeState: 'GENERATING' }),
          shotOf('c', { takeState: 'REFUSED', refusal }),
        ],
      },
    },
  }
  const { user } = openPart(<GenerateMissing projectId="p" shots={shots} onClose={onClose} />, [
    estimate,
    generated,
  ])
  const list = within(await screen.findByRole('list', { name: 'Shots that need a take' }))
  expect(list.getAllByRole('listitem')).toHaveLength(4)
  expect(list.getByText('This shot has no words yet')).toBeInTheDocument()
  expect(list.getAllByRole('checkbox')[3]).toBeDisabled()
  expect(list.getByText('Exceeds the budget: this one will be refused')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('The budget lasts for 2 of 3 shots')
  await user.click(list.getAllByRole('checkbox')[0]!)
  expect(screen.getByRole('button', { name: 'Generate 2 shots ~$3.20' })).toBeInTheDocument()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: '2 of 3 shots' })) // selects all
  await user.click(screen.getByRole('checkbox', { name: '3 of 3 shots' })) // deselects all
  expect(screen.getByRole('button', { name: 'Generate 0 shots' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: '0 of 3 shots' }))
  await user.click(screen.getByRole('button', { name: 'Generate 3 shots ~$4.80' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

test('what a busy server leaves out is ordered again', async () => {
  const onClose = jest.fn<void, []>()
  const answered = jest.fn<void, [string[]]>()
  const answer = (shotIds: string[], ordered: string[]): Answer => ({
    request: {
      query: GenerateMissingTakesDocument,
      variables: { input: { projectId: 'p', shotIds, remakesOutdated: true } },
    },
    result: () => {
      answered(ordered)
      return { data: { generateMissingTakes: ordered.map((id) => shotOf(id, { takeState: 'GENERATING' })) } }
    },
  })
  const { user } = openPart(<GenerateMissing projectId="p" shots={shots} onClose={onClose} />, [
    estimate,
    answer(['a', 'b', 'c'], ['a']),
    answer(['b', 'c'], ['b', 'c']),
  ])
  await user.click(await screen.findByRole('button', { name: 'Generate 3 shots ~$4.80' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(answered.mock.calls).toEqual([[['a']], [['b', 'c']]])
})

test('outdated takes are listed with what has changed, and are selected to be made again', async () => {
  const given = (estimate.result as { data: { storyboardEstimate: { takes: object[] } } }).data
    .storyboardEstimate
  const changed = shotOf('b', { takeState: 'OUT_OF_DATE', changedSinceTake: ['PICTURES', 'LOOK'] })
  const open = (again: boolean) =>
    openPart(
      <GenerateMissing
        projectId="p"
        shots={shots.map((shot) => (shot.id === 'b' ? changed : shot))}
        again={again}
        onClose={jest.fn<void, []>()}
      />,
      [
        {
          ...estimate,
          result: {
            data: {
              storyboardEstimate: {
                ...given,
                takes: given.takes.map((take, at) => ({
                  ...take,
                  isMissing: at === 0,
                  isOutdated: at === 1,
                })),
              },
            },
          },
        } as Answer,
      ],
    )
  const states = async () => {
    const list = within(await screen.findByRole('list', { name: 'Shots that need a take' }))
    return list.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  }
  const { unmount } = open(true)
  expect(await states()).toEqual([false, true])
  expect(
    screen.getByText('Changed since this take: images of characters, places and props, look'),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Generate 1 shot ~$1.60' })).toBeInTheDocument()
  unmount()
  open(false)
  expect(await states()).toEqual([true, false])
})

test('takes at an unknown price are ordered after confirmation', async () => {
  const onClose = jest.fn<void, []>()
  const given = (estimate.result as { data: { storyboardEstimate: { takes: object[] } } }).data
    .storyboardEstimate
  const unknown = { __typename: 'Estimate', usd: null, isFree: false }
  const input = {
    projectId: 'p',
    shotIds: ['a', 'b', 'c'],
    remakesOutdated: true,
    acceptsUnknownPrice: true,
  }
  const { user } = openPart(<GenerateMissing projectId="p" shots={shots} onClose={onClose} />, [
    {
      ...estimate,
      result: {
        data: {
          storyboardEstimate: {
            ...given,
            budgets: [],
            takes: given.takes.map((take) => ({ ...take, estimate: unknown })),
          },
        },
      },
    } as Answer,
    {
      request: { query: GenerateMissingTakesDocument, variables: { input } },
      result: {
        data: { generateMissingTakes: shots.map(({ id }) => shotOf(id, { takeState: 'GENERATING' })) },
      },
    },
  ])
  const generate = () => user.click(screen.getByRole('button', { name: 'Generate 3 shots price unknown' }))
  await screen.findByRole('list', { name: 'Shots that need a take' })
  await generate()
  await user.click(await inDialog('Cancel'))
  expect(onClose).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByText('Unknown price')).not.toBeInTheDocument())
  await generate()
  await user.click(await inDialog('Order'))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})
const inDialog = async (name: string) => {
  const dialog = (await screen.findAllByText('Unknown price'))[0]!.closest<HTMLElement>('[role=dialog]')!
  expect(dialog).toHaveTextContent('The price of this is not known. Order it anyway?')
  return within(dialog).getByRole('button', { name })
}
