/** Covers specification B81, B82, B83. */
import { screen, waitFor, within } from '@testing-library/react'
import { parseDrawing } from '#schema/review/drawing'
import { ALWAYS, type Answer } from '../../../../test/answers'
import { makeAsset } from '../../../../test/assets'
import { openPart } from '../../../../test/part'
import { shotOf } from '../../../../test/shots'
import { CaptureFrameDocument } from '../../../entities/video/continue/captureFrame.generated'
import { UpdateStoryboardShotDocument } from '../shot/useShotEdits.generated'
import { FirstFrames } from './FirstFrames'
import {
  AcceptFirstFrameDocument,
  DeclineFirstFrameDocument,
  DrawFirstFrameDocument,
  type FirstFrameFieldsFragment,
  FirstFrameEstimateDocument,
  FrameSourceDocument,
  FrameSourcesDocument,
  ShotFirstFramesDocument,
} from './firstFrames.generated'

beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { load() {}, pause() {}, play: () => Promise.resolve() })
})

const frameOf = (id: string, changes: Partial<FirstFrameFieldsFragment> = {}) =>
  ({
    __typename: 'FirstFrame',
    id,
    status: 'PENDING',
    changedInputs: [],
    failure: null,
    note: null,
    declineReason: null,
    verdicts: [],
    asset: makeAsset(`asset-${id}`),
    job: null,
    ...changes,
  }) as FirstFrameFieldsFragment

const shots = ['a', 'b', 'c'].map((id) => shotOf(id, { firstFrameStatus: id === 'b' ? null : 'PENDING' }))
const estimate: Answer = {
  request: { query: FirstFrameEstimateDocument, variables: { projectId: 'p' } },
  maxUsageCount: ALWAYS,
  result: {
    data: {
      storyboardEstimate: {
        __typename: 'StoryboardEstimate',
        projectId: 'p',
        takes: shots.map(({ id }) => ({
          __typename: 'ShotTakeEstimate',
          shot: { __typename: 'StoryboardShot', id },
          estimate: { __typename: 'Estimate', usd: '0.04', isFree: false },
          problem: null,
        })),
      },
    },
  },
}
const framesOf = (id: string, frames: FirstFrameFieldsFragment[]): Answer => ({
  request: { query: ShotFirstFramesDocument, variables: { id } },
  maxUsageCount: ALWAYS,
  result: {
    data: {
      node: {
        __typename: 'StoryboardShot',
        id,
        firstFrameStatus: frames[0]?.status ?? null,
        firstFrames: frames,
      },
    },
  },
})
const changed = (id: string, firstFrames: FirstFrameFieldsFragment[]) => ({ ...shotOf(id), firstFrames })

const open = (shotId: string, answers: Answer[], all = shots) =>
  openPart(<FirstFrames projectId="p" shots={all} ratio="16:9" shotId={shotId} onClose={() => null} />, [
    estimate,
    ...answers,
  ])

const declines = (input: { id: string; reason?: string }, shot: string): Answer => {
  const frame = frameOf(input.id, { status: 'DECLINED', declineReason: input.reason ?? null })
  return {
    request: { query: DeclineFirstFrameDocument, variables: { input } },
    result: { data: { declineFirstFrame: changed(shot, [frame]) } },
  }
}
const accepts = (id: string, shot: string, decided = jest.fn()): Answer => {
  const data = { acceptFirstFrame: changed(shot, [frameOf(id, { status: 'ACCEPTED' })]) }
  return {
    request: { query: AcceptFirstFrameDocument, variables: { input: { id, revision: 1 } } },
    result: decided.mockReturnValue({ data }),
  }
}
const pending = [framesOf('a', [frameOf('f1', { note: 'Not shown: hood.' })]), framesOf('c', [frameOf('f3')])]
const pictureOf = (number: number) => screen.findByRole('img', { name: `First frame of shot ${number}` })

test('A accepts and goes to the next shot with a pending one; R rejects and offers reasons', async () => {
  const accepted = jest.fn()
  const { user } = open('a', [
    ...pending,
    accepts('f1', 'a'),
    declines({ id: 'f3' }, 'c'),
    declines({ id: 'f3', reason: 'Wrong character' }, 'c'),
    accepts('f3', 'c', accepted),
  ])
  expect(await pictureOf(1)).toBeVisible()
  expect(screen.getByRole('note')).toHaveTextContent('Not shown: hood.')
  await user.keyboard('a')
  expect(await pictureOf(3)).toBeVisible()
  await user.keyboard('r')
  const reasons = await screen.findByRole('group', { name: 'Reason for rejecting' })
  await user.click(within(reasons).getByRole('button', { name: 'Wrong character' }))
  expect(await screen.findByText('Rejected: Wrong character')).toBeVisible()
  await user.keyboard('a') // no other one waits
  expect(accepted).not.toHaveBeenCalled()
})

test('R goes on as well, a reason is of the rejected one, and A of the next', async () => {
  const accepted = jest.fn()
  const { user } = open('a', [
    ...pending,
    declines({ id: 'f1' }, 'a'),
    declines({ id: 'f1', reason: 'Wrong look' }, 'a'),
    accepts('f3', 'c', accepted),
  ])
  await pictureOf(1)
  await user.keyboard('r')
  expect(await pictureOf(3)).toBeVisible()
  expect(screen.getByText('Shot 1 rejected because')).toBeVisible()
  await user.keyboard('1')
  expect(screen.queryByText('Shot 1 rejected because')).not.toBeInTheDocument()
  await user.keyboard('a')
  await waitFor(() => expect(accepted).toHaveBeenCalled())
})

test('another one, and a change in words, are ordered at the shown price', async () => {
  const drawn: Answer = {
    request: { query: DrawFirstFrameDocument, variables: { input: { shotId: 'b' } } },
    result: { data: { drawFirstFrame: changed('b', [frameOf('f2')]) } },
  }
  const change: Answer = {
    request: {
      query: DrawFirstFrameDocument,
      variables: { input: { shotId: 'b', frameId: 'f2', words: 'Brighter sky' } },
    },
    result: {
      data: {
        drawFirstFrame: changed('b', [frameOf('f4', { status: 'IN_PROGRESS', asset: null }), frameOf('f2')]),
      },
    },
  }
  const { user } = open('b', [framesOf('b', []), drawn, change])
  expect(await screen.findByText('This shot has no drawn first frame yet.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Draw first frame ~$0.04' }))
  expect(await screen.findByRole('img', { name: 'First frame of shot 2' })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'What to change' }), 'Brighter sky')
  await user.click(screen.getByRole('button', { name: 'Change image ~$0.04' }))
  expect(await screen.findByRole('button', { name: 'First frame 2: in progress' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Draw another ~$0.04' })).toBeDisabled()
})

test('marks on the picture are sent with the change', async () => {
  const order = jest.fn(() => ({
    data: {
      drawFirstFrame: changed('a', [frameOf('f2', { status: 'IN_PROGRESS', asset: null }), frameOf('f1')]),
    },
  }))
  const drawn: Answer = {
    request: { query: DrawFirstFrameDocument, variables: () => true },
    result: order,
  }
  const { user } = open('a', [framesOf('a', [frameOf('f1')]), drawn])
  await user.click(await screen.findByRole('button', { name: 'Mark where' }))
  screen.getByRole('application').focus()
  await user.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}')
  // keys of the window rest meanwhile
  await user.keyboard('r')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('application')).not.toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'What to change' }), 'Brighter sky')
  await user.click(screen.getByRole('button', { name: /^Change image/ }))
  await waitFor(() => expect(order).toHaveBeenCalled())
  const [[{ input }]] = order.mock.calls as unknown as [[{ input: { drawing: string } }]]
  expect(input).toMatchObject({ shotId: 'a', frameId: 'f1', words: 'Brighter sky' })
  expect(parseDrawing(input.drawing).strokes).toMatchObject([{ tool: 'pen', colour: 'red' }])
  expect(await screen.findByText('Drawing…')).toBeVisible()
  // the event that it is drawn came before the response to the order
  expect(await screen.findByRole('img', { name: 'First frame of shot 1' })).toBeVisible()
})

test('verdicts of guests stand beside it, and the words of a request are taken over', async () => {
  const verdict = (changes: object) =>
    ({
      __typename: 'ReviewVerdict',
      guestName: 'Mia',
      video: null,
      versionNumber: null,
      shotNumber: 1,
      isApproved: true,
      text: '',
      createdAt: '2026-11-29T10:00:00Z',
      ...changes,
    }) as const
  const verdicts = [verdict({}), verdict({ guestName: 'Gus', isApproved: false, text: 'A brighter sky' })]
  const decided = jest.fn()
  const { user } = open('a', [framesOf('a', [frameOf('f1', { verdicts })]), accepts('f1', 'a', decided)])
  expect(await screen.findByText('Approved')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use these words' }))
  expect(screen.getByRole('textbox', { name: 'What to change' })).toHaveValue('A brighter sky')
  await user.click(screen.getByRole('button', { name: 'Share for review' }))
  expect(await screen.findByText(/Guests see the first frame of each shot/)).toBeVisible()
  expect(screen.queryByText('Guests may download')).not.toBeInTheDocument()
  // keys of the window do not work under the dialog
  screen.getByRole('switch').focus()
  await user.keyboard('a')
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeEnabled()
  expect(decided).not.toHaveBeenCalled()
})

test('a failed one says why, and an outdated one what has changed', async () => {
  open('a', [
    framesOf('a', [
      frameOf('f1', { status: 'FAILED', asset: null, failure: 'The team’s budget has $0.01 left.' }),
    ]),
  ])
  expect(await screen.findByText('The team’s budget has $0.01 left.')).toBeVisible()
  open('c', [framesOf('c', [frameOf('f3', { changedInputs: ['WORDS', 'LOOK'] })])])
  expect(await screen.findByText('Changed since this first frame: words, look')).toBeVisible()
})

const chosenTake = { __typename: 'Clip', id: 'v1', status: 'ACCEPTED', title: 'Take', duration: 4 } as never
const firstFrame = { __typename: 'Reference', assetId: 'end', name: 'End of shot 1', asset: null } as never
const filmed = [shotOf('a', { chosenTake }), shotOf('b')]

/** A frame of a video is captured, and becomes the first frame of shot b. */
function beginningWith(videoId: string, atSeconds: number | null) {
  const frame = {
    ...makeAsset('end'),
    capturedFrom: { __typename: 'CapturedFrom', atSeconds: atSeconds ?? 4 },
  }
  const update = jest.fn(() => ({ data: { updateStoryboardShot: shotOf('b', { firstFrame }) } }))
  const answers: Answer[] = [
    {
      request: { query: CaptureFrameDocument, variables: { videoId, atSeconds } },
      result: { data: { captureFrame: frame } },
    },
    {
      request: {
        query: UpdateStoryboardShotDocument,
        variables: { input: { id: 'b', revision: 1, firstFrameId: 'end' } },
      },
      result: update,
    },
  ]
  return { answers, update }
}

test('a shot can begin where the take of the shot before ends', async () => {
  const { answers, update } = beginningWith('v1', null)
  const { user } = open('b', [framesOf('b', []), ...answers], filmed)
  await user.click(await screen.findByRole('button', { name: 'Begin where the shot before ends' }))
  await waitFor(() => expect(update).toHaveBeenCalled())
})

test('a shot can begin with a frame of any take', async () => {
  const { answers, update } = beginningWith('v0', 0)
  const takes = ['v1', 'v0'].map((id) => ({ __typename: 'Clip', id, posterUrl: `/${id}.webp` }))
  const sources: Answer = {
    request: { query: FrameSourcesDocument, variables: { id: 'v1' } },
    result: { data: { video: { __typename: 'Clip', id: 'v1', takes } } },
  }
  const played: Answer[] = ['v1', 'v0'].map((id) => ({
    request: { query: FrameSourceDocument, variables: { id } },
    result: {
      data: {
        video: {
          __typename: 'Clip',
          id,
          title: `Film of ${id}`,
          url: `/${id}.mp4`,
          posterUrl: null,
          duration: 4,
          width: 1280,
          height: 720,
          frameRate: 24,
        },
      },
    },
  }))
  const { user } = open('b', [framesOf('b', []), ...answers, sources, ...played], filmed)
  await user.click(await screen.findByRole('button', { name: 'Use a frame of a take…' }))
  expect(await screen.findByRole('group', { name: 'Film of v1' })).toBeInTheDocument()
  await user.click(screen.getByRole('combobox', { name: 'Take' }))
  await user.click(await screen.findByTitle('Take 1'))
  expect(await screen.findByRole('group', { name: 'Film of v0' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Begin with this frame' }))
  await waitFor(() => expect(screen.queryByText('Begin with this frame')).not.toBeInTheDocument())
  expect(update).toHaveBeenCalled()
})
