import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { LIMITS } from '#schema/limits'
import { rateLimited, unavailable } from '#platform/errors/failure'
import { PictureDecoder, type PictureTask } from './picture-decoder.js'
import type { PictureInfo, Pictures, WrittenPicture } from './pictures.js'

/** Pictures that may wait, of one person and in all, and for how many milliseconds. */
const WAITING = { ofPerson: 25, all: 100, milliseconds: 120_000 }
const TOO_MANY_OF_PERSON = 'Too many of your images are being processed. Wait for them to finish.'
const TOO_MANY = 'Too many images are being processed. Try again shortly.'
const RETRY_SECONDS = 10

/**
 * Pictures on this machine's sharp, in processes of their own: one fewer at once than there are cores, and at
 * least one.
 */
export const createPictures = ({ seconds = LIMITS.picture.seconds as number } = {}): Pictures => {
  const concurrency = Math.max(1, availableParallelism() - 1)
  const queue = new PQueue({ concurrency })
  const idle = Array.from({ length: concurrency }, () => new PictureDecoder(seconds))
  const underWay = new Map<string, number>()

  const ask = async <Result extends PictureInfo | WrittenPicture>(
    task: PictureTask,
    person = '',
  ): Promise<Result> => {
    const mine = underWay.get(person) ?? 0
    if (person && mine >= WAITING.ofPerson) throw rateLimited(TOO_MANY_OF_PERSON, RETRY_SECONDS)
    if (queue.size >= WAITING.all) throw unavailable(TOO_MANY, RETRY_SECONDS)
    underWay.set(person, mine + 1)
    const waited = new AbortController()
    const wait = setTimeout(() => waited.abort(unavailable(TOO_MANY, RETRY_SECONDS)), WAITING.milliseconds)
    const decode = async () => {
      clearTimeout(wait)
      const decoder = idle.pop()!
      try {
        return await decoder.ask<Result>(task)
      } finally {
        idle.push(decoder)
      }
    }
    try {
      // whoever has fewer under way goes first
      return await queue.add(decode, { priority: -mine, signal: waited.signal })
    } finally {
      clearTimeout(wait)
      const left = underWay.get(person)! - 1
      if (left) underWay.set(person, left)
      else underWay.delete(person)
    }
  }
  return {
    inspect: (file) => ask<PictureInfo>({ file }),
    write: (file, folder, person) => ask<WrittenPicture>({ file, folder }, person),
  }
}
