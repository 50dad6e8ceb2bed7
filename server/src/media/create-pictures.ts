import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { LIMITS } from '#schema/limits'
import { rateLimited, unavailable } from '#platform/errors/failure'
import { PictureDecoder, type PictureTask } from './picture-decoder.js'
import type { PictureInfo, Pictures, WrittenPicture } from './pictures.js'

/** Queue limits: pictures of one person, pictures in total, and the longest wait. */
const WAITING = { ofPerson: 25, all: 100, milliseconds: 120_000 }
const TOO_MANY_OF_PERSON = 'Too many of your images are being processed. Wait for them to finish.'
const TOO_MANY = 'Too many images are being processed. Try again shortly.'
const RETRY_SECONDS = 10

/**
 * Processes pictures with sharp, in child processes: one fewer at once than there are cores, and at least
 * one.
 */
export const createPictures = ({ seconds = LIMITS.picture.seconds as number } = {}): Pictures => {
  const concurrency = Math.max(1, availableParallelism() - 1)
  const queue = new PQueue({ concurrency })
  const idle = Array.from({ length: concurrency }, () => new PictureDecoder(seconds))
  const countByPerson = new Map<string, number>()

  const enqueue = async <Result extends PictureInfo | WrittenPicture>(
    task: PictureTask,
    person = '',
  ): Promise<Result> => {
    const inProgress = countByPerson.get(person) ?? 0
    if (person && inProgress >= WAITING.ofPerson) throw rateLimited(TOO_MANY_OF_PERSON, RETRY_SECONDS)
    if (queue.size >= WAITING.all) throw unavailable(TOO_MANY, RETRY_SECONDS)
    countByPerson.set(person, inProgress + 1)
    const waited = new AbortController()
    const wait = setTimeout(() => waited.abort(unavailable(TOO_MANY, RETRY_SECONDS)), WAITING.milliseconds)
    const decode = async () => {
      clearTimeout(wait)
      const decoder = idle.pop()!
      try {
        return await decoder.process<Result>(task)
      } finally {
        idle.push(decoder)
      }
    }
    try {
      // people with fewer pictures in progress go first
      return await queue.add(decode, { priority: -inProgress, signal: waited.signal })
    } finally {
      clearTimeout(wait)
      const left = countByPerson.get(person)! - 1
      if (left) countByPerson.set(person, left)
      else countByPerson.delete(person)
    }
  }
  return {
    inspect: (file) => enqueue<PictureInfo>({ file }),
    write: (file, folder, person) => enqueue<WrittenPicture>({ file, folder }, person),
  }
}
