import type { SoundOrderFieldsFragment } from '../src/entities/sound/generate/generate.generated'

/** A pending sound order of a storyboard. */
export const makeOrder = (
  id: string,
  use: { shotId?: string; isScore?: boolean },
): SoundOrderFieldsFragment & { __typename: 'SoundOrder' } => ({
  __typename: 'SoundOrder',
  jobId: id,
  kind: use.isScore ? 'MUSIC' : 'VOICE',
  title: 'You are late.',
  use: {
    __typename: 'SoundUse',
    shotId: null,
    soundId: null,
    isScore: null,
    ...use,
  } as object as NonNullable<SoundOrderFieldsFragment['use']>,
  job: {
    __typename: 'Job',
    id,
    status: 'QUEUED',
    progress: 0,
    failure: null,
    viewerCanCancel: true,
    viewerCanRetry: false,
  } as object as SoundOrderFieldsFragment['job'],
})
