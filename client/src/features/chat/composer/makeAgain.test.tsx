/** Covers specification G42. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { ALWAYS, type Answer, installation, me } from '../../../../test/answers'
import { makeAsset } from '../../../../test/assets'
import { conversationOf } from '../../../../test/conversation'
import { makeNote, makePlace } from '../../../../test/notes'
import { heldBack, openPart } from '../../../../test/part'
import { makePlanClip, makePlan, makeSegment } from '../../../../test/plans'
import { makeClip, makeFilm } from '../../../../test/videos'
import { MakeAgainButton } from '../../../widgets/notes/MakeAgainButton'
import { CaptureFrameDocument } from '../../../entities/video/continue/captureFrame.generated'
import { passPrompt } from '../../../entities/video/continue/nextPrompt'
import { RepeatedVideoDocument } from '../../../entities/video/continue/repeatVideo.generated'
import { FilmPlanDocument } from '../../../entities/video/filmPlan.generated'
import { ChatTab } from '../ChatTab'
import { SendPromptDocument } from '../draft/useSendPrompt.generated'

afterEach(() => sessionStorage.clear())

const film = makeFilm('film')
const PLACE_A = makePlace('a', { frame: 90 })
const PLACE_B = makePlace('b', { frame: 12 })
const note = (...places: ReturnType<typeof makePlace>[]) =>
  makeNote('note', { frame: 62, text: 'The coat should be red', video: film, places })

/** Take b follows take a, with a transition from frame 48. */
const plan = makePlan({
  clips: [makePlanClip('a'), makePlanClip('b')].map((clip) => ({ ...clip, itemId: `item-${clip.videoId}` })),
  segments: [
    makeSegment({}),
    makeSegment({ startFrame: 48, frames: 24, transition: 'fade', frame: 48, afterClip: 1, afterFrame: 0 }),
    makeSegment({ startFrame: 72, clip: 1, frame: 24 }),
  ],
})
const repeated = (id: string): Answer => ({
  request: { query: RepeatedVideoDocument, variables: { id } },
  maxUsageCount: ALWAYS,
  result: {
    data: {
      video: { ...makeClip(id), references: [], firstFrame: null, lastFrame: null, extendsVideoId: null },
    },
  },
})

function open(
  shown: ReturnType<typeof makeNote>,
  { link, engine = 'LOCAL' }: { link?: Parameters<typeof openPart>[2]; engine?: 'FAL' | 'LOCAL' } = {},
) {
  const captured: unknown[] = []
  const sent: Record<string, unknown>[] = []
  const part = openPart(
    <>
      <MakeAgainButton note={shown} />
      <ChatTab projectId="1" />
    </>,
    [
      me(),
      installation({ engine }),
      conversationOf('1', []),
      repeated('a'),
      repeated('b'),
      {
        request: { query: FilmPlanDocument, variables: { id: 'film' } },
        maxUsageCount: ALWAYS,
        result: { data: { video: { __typename: 'Film', id: 'film', plan } } },
      },
      {
        request: { query: CaptureFrameDocument, variables: () => true },
        maxUsageCount: ALWAYS,
        result: (variables) => {
          captured.push(variables)
          return { data: { captureFrame: makeAsset(`frame-${captured.length}`) } }
        },
      },
      {
        request: { query: SendPromptDocument, variables: () => true },
        result: ({ input }) => {
          sent.push(input)
          return { errors: [] }
        },
      },
    ],
    ...(link ? [link] : []),
  )
  return { ...part, captured, sent }
}
type Part = ReturnType<typeof open>

const chip = () => screen.findByRole('group', { name: 'From a note' })
const option = async (name: string) => within(await chip()).getByRole('checkbox', { name })
const IN_PROMPT = 'Add the note to the prompt'
const REFERENCE = 'Use the annotated frame as a reference'
const PRECEDING = 'Start from the preceding frame'

async function makeAgain({ user }: Part) {
  await screen.findByRole('textbox', { name: 'Prompt' })
  await user.click(screen.getByRole('button', { name: 'Make it again' }))
}
/** Sends the prompt; returns its input. */
async function send({ user, sent }: Part) {
  await user.click(screen.getByRole('button', { name: /^Generate/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  return sent[0]
}
async function toggle({ user }: Part, name: string) {
  const box = await option(name)
  const isOn = (box as HTMLInputElement).checked
  await user.click(box)
  await waitFor(() => (isOn ? expect(box).not.toBeChecked() : expect(box).toBeChecked()))
}

test('another take of the note’s frame has its settings, and magic prompt for the note', async () => {
  const part = open(note(PLACE_B), { engine: 'FAL' })
  await makeAgain(part)
  expect(await chip()).toHaveTextContent('Anna at 0:02.5: The coat should be red')
  expect(screen.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Take b')
  expect(await option(IN_PROMPT)).toBeChecked()
  expect(await option(REFERENCE)).not.toBeChecked()
  expect(await option(PRECEDING)).not.toBeChecked()
  expect(await send(part)).toMatchObject({
    prompt: 'Take b',
    magicPrompt: true,
    noteId: 'note',
    takeOf: 'b',
    referenceIds: [],
    firstFrameId: null,
  })
  expect(part.captured).toEqual([])
})

test('with the option off, the note is not part of the prompt, but still shown', async () => {
  const part = open(note(PLACE_B), { engine: 'FAL' })
  await makeAgain(part)
  await toggle(part, IN_PROMPT)
  expect(await chip()).toHaveTextContent('The words of the note are not sent.')
  expect(await send(part)).toMatchObject({ prompt: 'Take b', magicPrompt: false, noteId: 'note' })
})

test('without the note, magic prompt is as before', async () => {
  const part = open(note(PLACE_B), { engine: 'FAL' })
  await makeAgain(part)
  expect(await option(IN_PROMPT)).toBeChecked()
  await part.user.click(screen.getByRole('button', { name: 'Make it without the note' }))
  expect(await send(part)).toMatchObject({ magicPrompt: false })
})

test('the local engine does not get the words of a note', async () => {
  const part = open(note(PLACE_B))
  await makeAgain(part)
  expect(within(await chip()).queryByRole('checkbox', { name: IN_PROMPT })).not.toBeInTheDocument()
  expect(await chip()).toHaveTextContent('The local engine does not get the words of the note.')
  expect(await send(part)).toMatchObject({ prompt: 'Take b', magicPrompt: false, noteId: 'note' })
})

test('the frame of the note becomes a reference', async () => {
  const part = open(note(PLACE_B))
  await makeAgain(part)
  await toggle(part, REFERENCE)
  expect(part.captured).toEqual([{ videoId: 'b', atSeconds: 12.5 / 24 }])
  expect(await send(part)).toMatchObject({ referenceIds: ['frame-1'], firstFrameId: null, noteId: 'note' })
})

test('a frame with a drawing is taken from the film that it was drawn on', async () => {
  const drawing = JSON.stringify({
    strokes: [
      {
        tool: 'arrow',
        colour: 'red',
        points: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
  })
  const part = open({ ...note(PLACE_B), drawing })
  await makeAgain(part)
  await toggle(part, REFERENCE)
  expect(part.captured).toEqual([{ videoId: 'film', atSeconds: 62.5 / 24, drawing }])
})

test('the take starts from the preceding frame in the film', async () => {
  const part = open(note(PLACE_B))
  await makeAgain(part)
  await toggle(part, PRECEDING)
  expect(part.captured).toEqual([{ videoId: 'film', atSeconds: 47.5 / 24 }])
  expect(await send(part)).toMatchObject({ referenceIds: [], firstFrameId: 'frame-1', noteId: 'note' })
})

test('turning off their options removes the frames', async () => {
  const part = open(note(PLACE_B))
  await makeAgain(part)
  for (const name of [REFERENCE, PRECEDING, REFERENCE, PRECEDING]) await toggle(part, name)
  expect(await send(part)).toMatchObject({ referenceIds: [], firstFrameId: null, noteId: 'note' })
})

test('the first shot of a film has no preceding frame', async () => {
  const part = open(note(PLACE_A))
  await makeAgain(part)
  await part.user.click(await option(PRECEDING))
  expect(await screen.findByText(/^The film begins with this shot/)).toBeInTheDocument()
  expect(await option(PRECEDING)).not.toBeChecked()
  expect(part.captured).toEqual([])
})

test('without the note, none of its contents are sent', async () => {
  const part = open(note(PLACE_B))
  await makeAgain(part)
  for (const name of [REFERENCE, PRECEDING]) await toggle(part, name)
  await part.user.click(within(await chip()).getByRole('button', { name: 'Make it without the note' }))
  const input = await send(part)
  expect(input).toMatchObject({ prompt: 'Take b', takeOf: 'b', referenceIds: [], firstFrameId: null })
  expect(input).not.toHaveProperty('noteId')
})

test('a frame that arrives after the note was removed is ignored', async () => {
  const { link, release } = heldBack('CaptureFrame')
  const part = open(note(PLACE_B), { link })
  await makeAgain(part)
  await part.user.click(await option(REFERENCE))
  await part.user.click(within(await chip()).getByRole('button', { name: 'Make it without the note' }))
  release()
  await waitFor(() => expect(part.captured).toHaveLength(1))
  const input = await send(part)
  expect(input).toMatchObject({ referenceIds: [] })
  expect(input).not.toHaveProperty('noteId')
})

test('changes during the capture of a frame are kept', async () => {
  const { link, release } = heldBack('CaptureFrame')
  const part = open(note(PLACE_B), { link })
  await makeAgain(part)
  await part.user.click(await option(REFERENCE))
  await part.user.type(screen.getByRole('textbox', { name: 'Prompt' }), ' at dusk')
  release()
  await waitFor(async () => expect(await option(REFERENCE)).toBeChecked())
  expect(await send(part)).toMatchObject({ prompt: 'Take b at dusk', referenceIds: ['frame-1'] })
})

test('within a transition, a menu asks for the take', async () => {
  const part = open(note(PLACE_A, PLACE_B))
  await makeAgain(part)
  const takes = within(await screen.findByRole('region', { name: 'Which take' }))
  expect(takes.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Take a', 'Take b'])
  expect(screen.queryByRole('group', { name: 'From a note' })).not.toBeInTheDocument()
  await part.user.click(takes.getByRole('menuitem', { name: 'Take b' }))
  await toggle(part, REFERENCE)
  expect(part.captured).toEqual([{ videoId: 'b', atSeconds: 12.5 / 24 }])
  expect(await send(part)).toMatchObject({ takeOf: 'b', noteId: 'note' })
})

test.each([
  ['deleted', [makePlace('a', { video: null })], /^The take of this frame was deleted/],
  ['unknown', [], /^The takes of this film are unknown/],
])('a take that is %s cannot be made again', async (_, places, reason) => {
  const part = open(note(...places))
  await makeAgain(part)
  expect(await screen.findByText(reason)).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'From a note' })).not.toBeInTheDocument()
})

test('continuing another video detaches the note', async () => {
  const part = open(note(PLACE_B))
  await makeAgain(part)
  await chip()
  act(() => passPrompt('1', { video: makeClip('c'), frame: makeAsset('last') }))
  expect(screen.queryByRole('group', { name: 'From a note' })).not.toBeInTheDocument()
})
