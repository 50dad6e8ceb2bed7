/** Covers specification B55. */
import { screen, waitFor, within } from '@testing-library/react'
import { openPart } from '../../../../test/part'
import { shotOf } from '../../../../test/shots'
import { makeCut, makeClip } from '../../../../test/videos'
import { ArrangeCutDocument } from '../../../entities/video/cut/arrangeCut.generated'
import { onGoTo } from '../../../shared/lib/navigation'
import { CutFromBoard } from './CutFromBoard'
import { UpdateCutFromStoryboardDocument, StoryboardCutDocument } from './CutFromBoard.generated'

const shots = ['a', 'b', 'c', 'd'].map((id) => shotOf(id))

test('cutting from the board shows its effect, opens the videos, and can be undone', async () => {
  const cut = (...ids: string[]) => ({
    ...makeCut(ids.map((id) => makeClip(id, { projectId: 'p' }))),
    projectId: 'p',
    gaps: ids.slice(1).map(() => ({ __typename: 'Gap', transition: '', seconds: 1 })),
  })
  const inCut = (id: string, changes: object) => ({
    __typename: 'ShotInCut',
    shot: { __typename: 'StoryboardShot', id },
    take: { __typename: 'Clip', id: `v${id}`, duration: 4 },
    leftOut: null,
    isAccepted: false,
    isLonger: false,
    ...changes,
  })
  const undone = jest.fn<void, []>()
  const went = jest.fn<void, [address: string]>()
  const stop = onGoTo(went)
  const outdated = shots.map((shot, at) => (at === 1 ? { ...shot, takeState: 'OUT_OF_DATE' as const } : shot))
  const { user } = openPart(<CutFromBoard projectId="p" shots={outdated} onClose={() => undefined} />, [
    {
      request: { query: StoryboardCutDocument, variables: { projectId: 'p' } },
      result: {
        data: {
          storyboardCut: {
            __typename: 'StoryboardCut',
            projectId: 'p',
            shots: [
              inCut('a', { isAccepted: true }),
              inCut('b', { isLonger: true }),
              inCut('c', { take: null, leftOut: 'Its take was rejected' }),
            ],
            others: [{ __typename: 'Clip', id: 'other' }],
            givingWay: [],
          },
          project: { __typename: 'Project', id: 'p', cut: cut('other', 'vb') },
        },
      },
    },
    {
      request: { query: UpdateCutFromStoryboardDocument, variables: { projectId: 'p' } },
      result: {
        data: { updateCutFromStoryboard: { __typename: 'Project', id: 'p', cut: cut('va', 'vb', 'other') } },
      },
    },
    {
      request: {
        query: ArrangeCutDocument,
        variables: {
          input: {
            projectId: 'p',
            operations: [
              {
                arrangeCut: {
                  itemIds: ['other', 'vb', 'va'],
                  gaps: [
                    { transition: '', seconds: 1 },
                    { transition: '', seconds: 1 },
                  ],
                },
              },
            ],
          },
        },
      },
      result: () => {
        undone()
        return {
          data: {
            editCut: {
              __typename: 'EditCutPayload',
              edit: { __typename: 'CutEdit', cut: cut('other', 'vb', 'va') },
            },
          },
        }
      },
    },
  ])
  expect(await screen.findByText(/Your cut will use takes from 2 of 3 shots/)).toBeInTheDocument()
  expect(screen.getByText('This replaces the order and the transitions of your cut.')).toBeInTheDocument()
  expect(screen.getByText('This also accepts 1 unreviewed take (shot 1).')).toBeInTheDocument()
  expect(screen.getByText('Out of date, used as is: shot 2.')).toBeInTheDocument()
  expect(screen.getByText('Longer than planned, used in full: shot 2.')).toBeInTheDocument()
  expect(screen.getByText('1 accepted video without a shot stays at the end.')).toBeInTheDocument()
  expect(within(screen.getByRole('list', { name: 'Left out' })).getByRole('listitem')).toHaveTextContent(
    /3\s*Words of c\s*Its take was rejected/,
  )
  await user.click(screen.getByRole('button', { name: 'Build cut from storyboard' }))
  await waitFor(() => expect(went).toHaveBeenCalledWith('/projects/p?tab=videos&view=cut'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(undone).toHaveBeenCalledTimes(1))
  expect(await screen.findByText(/^Order and transitions restored/)).toBeInTheDocument()
  stop()
})
