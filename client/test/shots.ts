import type { ShotFieldsFragment } from '../src/features/storyboard/shot/shot.generated'

/** A shot of the project `p` without takes. */
export const shotOf = (id: string, changes: Partial<ShotFieldsFragment> = {}) =>
  ({
    __typename: 'StoryboardShot',
    id,
    projectId: 'p',
    words: `Words of ${id}`,
    heading: '',
    seconds: 4,
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
    takeState: 'MISSING',
    takeCount: 0,
    takeEstimate: { __typename: 'Estimate', usd: '1.6', isFree: false },
    changedSinceTake: [],
    firstFrameStatus: null,
    changedSinceFirstFrame: [],
    refusal: null,
    drawing: null,
    newestTake: null,
    editedBy: { __typename: 'User', id: 'ana', username: 'ana' },
    ...changes,
  }) as unknown as ShotFieldsFragment
