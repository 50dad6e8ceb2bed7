import type { Count } from '../../shared/lib/lists/connectionCache'
import type { JobFieldsFragment } from '../../entities/job/JobFields.generated'
import type { AnswerPictureFieldsFragment, AnswerVideoFieldsFragment } from './Answer.generated'
import type { MessageFieldsFragment } from './MessageFields.generated'

/** Text of the answer until the job starts (specification C3). */
export const STARTED = 'Process started...'
const TEMPORARY = 'temporary-'
let made = 0

/** A temporary id for a message that the server has not stored yet. */
export const temporaryId = () => `${TEMPORARY}${++made}`
export const isTemporary = ({ id }: { id: string }) => id.startsWith(TEMPORARY)

/** A prompt and its answer. One of them is missing if its page is not loaded. */
export interface Pair {
  id: string
  /** Label of the take, with its number in the whole conversation, from 1, if known. */
  take: string
  prompt: MessageFieldsFragment | null
  answer: MessageFieldsFragment | null
}

/** Pairs messages, oldest first, by `answersId`. `total` includes messages that are not loaded. */
export function pairsOf(messages: readonly MessageFieldsFragment[], total: Count): Pair[] {
  const pairs = new Map<string, Pair>()
  const first = Math.floor(Math.max(0, total.value - messages.length) / 2) + 1
  for (const message of messages) {
    const id = message.answersId ?? message.id
    const take = total.isExact ? `Take ${first + pairs.size}` : 'Take'
    const pair = pairs.get(id) ?? { id, take, prompt: null, answer: null }
    pairs.set(id, { ...pair, [message.senderType === 'USER' ? 'prompt' : 'answer']: message })
  }
  return [...pairs.values()]
}

export type AnswerClip = Extract<AnswerVideoFieldsFragment, { __typename: 'Clip' }>

/** The state of an answer; `missing` is an expected video that does not exist, `deleted` a deleted result. */
export type AnswerState =
  | { kind: 'working'; percent: number; isStarting: boolean }
  | { kind: 'cancelled' | 'missing' | 'deleted' }
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; video: AnswerVideoFieldsFragment; url: string }
  | { kind: 'picture'; asset: AnswerPictureFieldsFragment }

const isOpen = (job: JobFieldsFragment | null | undefined) =>
  job?.status === 'QUEUED' || job?.status === 'RUNNING'

/** Whether a message was stored by a REST call as it is, so that it neither is a prompt with an answer nor the answer. */
export const isStored = ({ answersId, job }: MessageFieldsFragment) => !answersId && !job

/** Whether a pair has a result or awaits one; a stored message may be text alone. */
export const hasResult = ({ answer }: Pair): boolean =>
  answer !== null && !(isStored(answer) && !answer.video && !answer.videoDeleted && !answer.asset)

/** Splits an answer with several videos into one answer each, without deleted videos. */
export function variationsOf(answer: MessageFieldsFragment): MessageFieldsFragment[] {
  if (answer.variations === 1) return [answer]
  return answer.videos.map((video) => ({ ...answer, video, videoDeleted: false, job: video.job }))
}

/** The job behind an answer. */
export const jobOf = (answer: MessageFieldsFragment) => answer.job ?? answer.video?.job ?? null

/** The state of an answer. A result wins over the job, because a retry runs the job before the video’s status changes. */
export function answerStateOf(answer: MessageFieldsFragment | null): AnswerState {
  if (!answer) return { kind: 'missing' }
  if (isTemporary(answer)) return { kind: 'working', percent: 0, isStarting: true }
  if (answer.messageType !== 'VIDEO') return pictureStateOf(answer)
  if (answer.videoDeleted) return { kind: 'deleted' }
  const { video } = answer
  const job = jobOf(answer)
  const isMade = video && video.status !== 'IN_PROGRESS' && video.status !== 'FAILED'
  if (isMade) return video.url ? { kind: 'ready', video, url: video.url } : { kind: 'missing' }
  if (isOpen(job))
    return { kind: 'working', percent: Math.floor((job?.progress ?? 0) * 100), isStarting: false }
  if (job?.status === 'CANCELLED') return { kind: 'cancelled' }
  if (job?.status === 'FAILED' || video?.status === 'FAILED') {
    return { kind: 'failed', reason: video?.failure ?? job?.failure ?? 'The video could not be made.' }
  }
  if (video?.status === 'IN_PROGRESS')
    return { kind: 'working', percent: Math.floor((job?.progress ?? 0) * 100), isStarting: false }
  return { kind: 'missing' }
}

function pictureStateOf({ asset, job }: MessageFieldsFragment): AnswerState {
  if (asset) return { kind: 'picture', asset }
  switch (job?.status) {
    case 'QUEUED':
    case 'RUNNING':
      return { kind: 'working', percent: Math.floor(job.progress * 100), isStarting: false }
    case 'CANCELLED':
      return { kind: 'cancelled' }
    case 'FAILED':
      return { kind: 'failed', reason: job.failure ?? 'The image could not be generated.' }
    default:
      return { kind: 'deleted' }
  }
}

/** Whether a generation of the conversation is in progress. */
export const isWorking = (messages: readonly MessageFieldsFragment[]) =>
  messages
    .filter(({ senderType }) => senderType === 'ASSISTANT')
    .some((answer) => variationsOf(answer).some((one) => answerStateOf(one).kind === 'working'))
