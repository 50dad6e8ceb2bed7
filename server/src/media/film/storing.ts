import { stat } from 'node:fs/promises'
import { GrowingFile } from '#platform/storage/growing-file'
import type { FilmOptions } from '../film.js'

/** Has the file of a film stored while it is written, and waits for that at the end. */
export class Storing {
  private stored: Promise<void> = Promise.resolve()

  constructor(private readonly options: Pick<FilmOptions, 'store' | 'signal'>) {}

  /** Begins with a file that will settle: grow to its size, or fail. */
  begin(film: GrowingFile): void {
    const { store, signal } = this.options
    if (!store) return
    const abort = () => film.fail(signal?.reason)
    signal?.addEventListener('abort', abort, { once: true })
    this.stored = store(film).finally(() => signal?.removeEventListener('abort', abort))
    this.stored.catch(() => undefined) // met by whoever waits for it
  }

  /** Begins with a file that is whole already. */
  async whole(path: string): Promise<void> {
    const film = new GrowingFile(path, (await stat(path)).size)
    film.grownTo(film.bytes)
    this.begin(film)
  }

  /** Waits until nothing is left of a film whose writing failed. */
  async givenUp(): Promise<void> {
    await this.stored.catch(() => undefined)
  }

  /** Waits until the film is stored. Throws what its storing throws. */
  done(): Promise<void> {
    return this.stored
  }
}
