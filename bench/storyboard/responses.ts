import type { Operation } from '../shared/client-server.js'
import { assetAt, person } from '../shared/library-responses.js'

export const PROJECT = '11111111-1111-4111-8111-111111111111'
const TAKES = 3
/** One in this many shots has changed since its take. */
const CHANGED_EVERY = 4
const WORDS = 'The @keeper climbs the stairs of the @lighthouse, a lantern in one hand. '
const SIGNED = `expires=1790000000&for=${'a'.repeat(22)}&signature=${'b'.repeat(43)}`

const idOf = (kind: number, at: number) =>
  `${String(kind).repeat(8)}-2222-4222-8222-${String(at).padStart(12, '0')}`
const fileOf = (name: string) => `/files/videos/${name}?${SIGNED}`

const reference = (at: number) => {
  const asset = assetAt(at)
  return { __typename: 'Reference', assetId: asset.id, name: asset.name, asset }
}

const take = (at: number) => ({
  __typename: 'Clip',
  id: idOf(3, at),
  title: `Take ${at}`,
  status: 'PENDING',
  failure: null,
  job: null,
  posterUrl: fileOf(`poster-${at}.webp`),
  smallPosterUrl: fileOf(`small-poster-${at}.webp`),
  duration: 4,
})

const drawing = (at: number) => ({
  __typename: 'ShotDrawing',
  url: fileOf(`drawing-${at}.mp4`),
  posterUrl: fileOf(`drawing-${at}.webp`),
  smallPosterUrl: fileOf(`small-drawing-${at}.webp`),
  seconds: 4,
  isCurrent: true,
  failure: null,
})

/** A shot with text, camera, two references, a still or a drawing, and three takes of which one is chosen. */
const shotAt = (at: number) => {
  const hasChanged = at % CHANGED_EVERY === 0
  return {
    __typename: 'StoryboardShot',
    id: idOf(2, at),
    projectId: PROJECT,
    words: WORDS.repeat(1 + (at % 6)),
    heading: `INT. LIGHTHOUSE ${Math.floor(at / 8)}`,
    seconds: 2 + (at % 7),
    camera: at % 3 ? 'close_up' : 'wide',
    dialogue: [],
    editedPrompt: null,
    voice: null,
    changedSinceVoice: [],
    references: [0, 1].map((one) => reference(at * 8 + one)),
    firstFrame: at % 2 ? null : reference(at * 8 + 5),
    lastFrame: at % 4 ? null : reference(at * 8 + 6),
    still: at % 2 ? reference(at * 8 + 7) : null,
    transition: at % 4 ? '' : 'fade',
    transitionSeconds: 1,
    revision: 1,
    editedBy: person,
    chosenTake: take(at),
    takeState: hasChanged ? 'OUT_OF_DATE' : 'CURRENT',
    takeCount: TAKES,
    takeEstimate: { __typename: 'Estimate', usd: '1.60', isFree: false },
    changedSinceTake: hasChanged ? ['WORDS'] : [],
    refusal: null,
    newestTake: take(at),
    drawing: at % 2 ? null : drawing(at),
  }
}

const project = {
  __typename: 'Project',
  id: PROJECT,
  name: 'The Keeper',
  description: '',
  isPrivate: false,
  owner: person,
  viewerCanManage: true,
  viewerRole: 'MANAGER',
  memberRole: 'EDITOR',
  assetCount: 0,
  videoCount: 0,
  createdAt: person.createdAt,
}
const elements = ['keeper', 'lighthouse'].map((name, at) => ({
  __typename: 'StoryboardElement',
  id: idOf(4, at),
  kind: at ? 'PLACE' : 'CAST',
  name,
  references: [0, 2, 4].map((one) => reference(at + one)),
}))
const modelChoice = {
  __typename: 'ModelChoice',
  models: ['fal-ai/veo3.1'],
  defaultForText: 'fal-ai/veo3.1',
  defaultForReferences: null,
  defaultForFrames: null,
  alwaysSuccessor: false,
  retired: [],
}
const noMessages = {
  __typename: 'MessageConnection',
  nodes: [],
  pageInfo: { __typename: 'PageInfo', hasPreviousPage: false, startCursor: null },
  count: { __typename: 'Count', value: 0, isExact: true },
}

/** Responds to the operations of the storyboard screen, undefined for others. */
export function storyboardResponses(count: number) {
  const storyboard = { __typename: 'Storyboard', projectId: PROJECT }
  const shots = Array.from({ length: count }, (_, at) => shotAt(at))
  const responses: Record<string, object> = {
    ModelChoice: { modelChoice },
    Workspace: { project },
    Messages: { project: { __typename: 'Project', id: PROJECT, messages: noMessages } },
    Storyboard: {
      storyboard: {
        ...storyboard,
        ratio: '16:9',
        model: null,
        look: '',
        referencesMax: 3,
        score: null,
        shots,
      },
    },
    StoryboardElements: { storyboard: { ...storyboard, elements } },
    DrawingJob: { storyboard: { ...storyboard, drawingJob: null } },
    RestOfStoryboard: {
      storyboardEstimate: {
        __typename: 'StoryboardEstimate',
        projectId: PROJECT,
        missing: 0,
        unknown: 0,
        usd: '0',
      },
    },
  }
  return ({ operationName }: Operation) => responses[operationName] && { data: responses[operationName] }
}
