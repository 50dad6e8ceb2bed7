import type { ApolloLink } from '@apollo/client'
import { MemoryRouter } from 'react-router-dom'
import type { Observable } from 'rxjs'
import { StoryboardElementsDocument } from '../src/features/storyboard/cast/elements.generated'
import type { ShotFieldsFragment } from '../src/features/storyboard/shot/shot.generated'
import { StoryboardDocument } from '../src/features/storyboard/storyboard.generated'
import { StoryboardTab } from '../src/features/storyboard/StoryboardTab'
import { ShotVoicesDocument } from '../src/features/storyboard/voices/voices.generated'
import { UpdateStoryboardShotDocument } from '../src/features/storyboard/shot/useShotEdits.generated'
import { SoundOrdersDocument } from '../src/entities/sound/generate/generate.generated'
import type { UpdateStoryboardShotInput } from '../src/entities/types.generated'
import { ALWAYS, ana, type Answer, installation, me, pageOf } from './answers'
import { openPart, socketOf } from './part'

const personOf = ({ id, username }: { id: string; username: string }) => ({
  __typename: 'User' as const,
  id,
  username,
})
export const ben = { id: 'ben', username: 'ben' }

/** A shot of project 1, written by ana. */
export const makeShot = (
  id: string,
  { by = ana, ...changes }: Partial<ShotFieldsFragment> & { by?: { id: string; username: string } } = {},
) => ({
  __typename: 'StoryboardShot' as const,
  id,
  projectId: '1',
  words: `Shot ${id}`,
  heading: '',
  seconds: 5,
  camera: null,
  dialogue: [],
  editedPrompt: null,
  references: [],
  firstFrame: null,
  lastFrame: null,
  still: null,
  transition: '',
  transitionSeconds: 1,
  revision: 1,
  chosenTake: null,
  takeState: 'MISSING' as const,
  takeCount: 0,
  takeEstimate: { __typename: 'Estimate' as const, usd: '0', isFree: true },
  changedSinceTake: [],
  firstFrameStatus: null,
  changedSinceFirstFrame: [],
  refusal: null,
  newestTake: null,
  drawing: null,
  voice: null,
  changedSinceVoice: [],
  editedBy: personOf(by),
  ...changes,
})
export type TestShot = ReturnType<typeof makeShot>

export const boardOf = (shots: readonly TestShot[]) => ({
  __typename: 'Storyboard' as const,
  projectId: '1',
  ratio: '16:9',
  model: null,
  look: '',
  referencesMax: 3,
  score: null,
  shots,
})

/** Mocks the storyboard query of project 1. */
export const reading = (...shots: TestShot[]): Answer => ({
  request: { query: StoryboardDocument, variables: { projectId: '1' } },
  result: { data: { storyboard: boardOf(shots) } },
})

/** Mocks an edit of a shot and its result. */
export const editing = (
  input: UpdateStoryboardShotInput,
  outcome: TestShot | Pick<Answer, 'result' | 'error'>,
): Answer => ({
  request: { query: UpdateStoryboardShotDocument, variables: { input } },
  ...('id' in outcome ? { result: { data: { updateStoryboardShot: outcome } } } : outcome),
})

/** Mocks an empty cast, and no places. */
const sets: Answer = {
  request: { query: StoryboardElementsDocument, variables: { projectId: '1' } },
  result: { data: { storyboard: { __typename: 'Storyboard', projectId: '1', look: '', elements: [] } } },
  maxUsageCount: ALWAYS,
}

/** Mocks an empty list of sound orders. */
const soundOrders: Answer = {
  request: { query: SoundOrdersDocument, variables: { id: '1' } },
  result: {
    data: { project: { __typename: 'Project', id: '1', soundOrders: pageOf('SoundOrderConnection', []) } },
  },
  maxUsageCount: ALWAYS,
}

/** Mocks the voices of shots of project 1. */
export const voices = (...shots: object[]): Answer => ({
  request: { query: ShotVoicesDocument, variables: { projectId: '1' } },
  result: { data: { storyboard: { __typename: 'Storyboard', projectId: '1', shots } } },
  maxUsageCount: ALWAYS,
})

/** Responses that each storyboard needs. */
export const storyboardAnswers: Answer[] = [sets, soundOrders, voices()]

/** Opens the storyboard of project 1 as ana sees it. */
export function openStoryboard(
  answers: Answer[],
  {
    pushed,
    links = [],
  }: { pushed?: Record<string, Observable<{ data: object }>>; links?: ApolloLink[] } = {},
) {
  const tab = (
    <MemoryRouter>
      <StoryboardTab projectId="1" />
    </MemoryRouter>
  )
  return openPart(tab, [...answers, ...storyboardAnswers, me(), installation()], ...links, socketOf(pushed))
}
