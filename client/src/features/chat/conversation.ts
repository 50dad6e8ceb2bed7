import type {
  AssetFieldsFragment,
  JobFieldsFragment,
  MessageFieldsFragment,
  VideoFieldsFragment,
} from '../../gql/generated'

/** What the assistant says until the work has begun (specification C3). */
export const STARTED = 'Process started...'
const TEMPORARY = 'temporary-'
let made = 0

/** An id for a message that only this browser knows yet. */
export const temporaryId = () => `${TEMPORARY}${++made}`
export const isTemporary = ({ id }: { id: string }) => id.startsWith(TEMPORARY)

/** A prompt and what answers it; one of them is missing while its page has not been loaded. */
export interface Pair {
  id: string
  /** Its number in the whole conversation, from 1. */
  take: number
  prompt: MessageFieldsFragment | null
  answer: MessageFieldsFragment | null
}

/** Pairs messages, oldest first, by what answers what. `total` counts those that are not loaded too. */
export function pairsOf(messages: readonly MessageFieldsFragment[], total: number): Pair[] {
  const pairs = new Map<string, Pair>()
  const first = Math.floor(Math.max(0, total - messages.length) / 2) + 1
  for (const message of messages) {
    const id = message.answersId ?? message.id
    const pair = pairs.get(id) ?? { id, take: first + pairs.size, prompt: null, answer: null }
    pairs.set(id, { ...pair, [message.senderType === 'USER' ? 'prompt' : 'answer']: message })
  }
  return [...pairs.values()]
}

/**
 * How far an answer is; `missing` is a video that should be there and is not, `deleted` a picture that was.
 */
export type Standing =
  | { kind: 'working'; percent: number; isStarting: boolean }
  | { kind: 'cancelled' | 'missing' | 'deleted' }
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; video: VideoFieldsFragment; url: string }
  | { kind: 'picture'; asset: AssetFieldsFragment }

const isOpen = (job: JobFieldsFragment | null | undefined) =>
  job?.status === 'QUEUED' || job?.status === 'RUNNING'

/** The work behind an answer. */
export const jobOf = (answer: MessageFieldsFragment) => answer.job ?? answer.video?.job ?? null

/** What is here is shown. Then the job is told first: a retried one works again before its video says so. */
export function standingOf(answer: MessageFieldsFragment | null): Standing {
  if (!answer) return { kind: 'missing' }
  if (isTemporary(answer)) return { kind: 'working', percent: 0, isStarting: true }
  if (answer.messageType !== 'VIDEO') return standingOfPicture(answer)
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

function standingOfPicture({ asset, job }: MessageFieldsFragment): Standing {
  if (asset) return { kind: 'picture', asset }
  switch (job?.status) {
    case 'QUEUED':
    case 'RUNNING':
      return { kind: 'working', percent: Math.floor(job.progress * 100), isStarting: false }
    case 'CANCELLED':
      return { kind: 'cancelled' }
    case 'FAILED':
      return { kind: 'failed', reason: job.failure ?? 'The picture could not be made.' }
    default:
      return { kind: 'deleted' }
  }
}

/** Whether anything of a conversation is still being made. */
export const isWorking = (messages: readonly MessageFieldsFragment[]) =>
  messages.some((message) => message.senderType === 'ASSISTANT' && standingOf(message).kind === 'working')
