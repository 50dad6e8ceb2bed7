import type { Installation } from './installation.js'

const EVERY_MS = 60 * 60 * 1000

/** Empties the Trash of what is due, now and every hour; several processes may do so at once. Answers how to stop. */
export function startUpkeep({ services: { assets }, log }: Pick<Installation, 'services' | 'log'>): () => Promise<void> {
  let round = Promise.resolve()
  const begin = () => {
    round = assets.emptyTrash().then(
      (count) => void (count && log.info(`Removed ${count} assets that had been in the Trash for 30 days`)),
      (error: Error) => log.warn({ error: error.message }, 'the Trash could not be emptied; the next round tries again'),
    )
  }
  begin()
  const timer = setInterval(begin, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
