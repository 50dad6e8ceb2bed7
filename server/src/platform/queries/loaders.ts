import type { EntityManager } from '@mikro-orm/postgresql'
import DataLoader from 'dataloader'
import { type Page, withCounts } from './page.js'
import { badInput } from '../errors/failure.js'
import { detached } from '../database/operation.js'

/** Maximum characters of all files in one response: captions in ten languages. */
const MAX_FILE_CHARACTERS = 16_000_000
/** Maximum items of all lists in one response: several times those of the longest cut. */
const MAX_ITEMS = 50_000
const TOO_MANY_ITEMS = 'This response would be too large. Request fewer items at once.'
const FILES_TOO_LONG = 'This response would be too large. Request fewer files at once.'

/**
 * Reads a batch of objects of one kind: a value, or null, for each id. Keys may be ids of entities, or others that
 * the read understands.
 */
export type BatchRead<Value> = (em: EntityManager, ids: readonly string[]) => Promise<Map<string, Value>>

/**
 * The batched reads of one operation; each is created on first use. Results are cached for one batch only, so that an
 * operation reads again after a change. With `remembers` they stay cached, for results that several operations share:
 * a read may outlive the operation that started it.
 */
export class Loaders {
  private readonly made = new Map<unknown, unknown>()
  /** Reads of lists of ids. */
  private readonly lists = new Map<unknown, unknown>()
  private fileCharacters = 0
  private items = 0

  constructor(
    private readonly em: EntityManager,
    private readonly remembers = false,
  ) {}

  /**
   * A file that is written into the response. Throws BAD_USER_INPUT without writing it once the operation's files are
   * too long in total, as aliases can repeat a field.
   */
  file(write: () => string): string {
    if (this.fileCharacters <= MAX_FILE_CHARACTERS) {
      const text = write()
      if (!this.remembers) this.fileCharacters += text.length
      if (this.fileCharacters <= MAX_FILE_CHARACTERS) return text
    }
    throw badInput([{ path: [], message: FILES_TOO_LONG }])
  }

  /**
   * Counts the items of a list in the response. Throws BAD_USER_INPUT once the operation's lists have too many in
   * total.
   */
  countItems(count: number): void {
    if (this.remembers) return
    this.items += count
    if (this.items > MAX_ITEMS) throw badInput([{ path: [], message: TOO_MANY_ITEMS }])
  }

  of<Value>(read: BatchRead<Value>): DataLoader<string, Value | null> {
    return this.named(read, (id) => id, read)
  }

  /** Reads several objects with one promise instead of one each, batched with those of other lists. */
  async all<Value>(read: BatchRead<Value>, ids: readonly string[]): Promise<Map<string, Value>> {
    if (!this.remembers) return this.listsOf(read).load(ids)
    const unique = [...new Set(ids)]
    const values = await Promise.all(unique.map((id) => this.of(read).load(id)))
    return new Map(unique.flatMap((id, at) => (values[at] === null ? [] : [[id, values[at]] as const])))
  }

  private listsOf<Value>(read: BatchRead<Value>): DataLoader<readonly string[], Map<string, Value>> {
    type Lists = DataLoader<readonly string[], Map<string, Value>>
    const known = this.lists.get(read)
    if (known) return known as Lists
    const loader: Lists = new DataLoader(
      async (lists) => {
        const ids = [...new Set(lists.flat())]
        const found = ids.length ? await read(this.em.fork(), ids) : new Map<string, Value>()
        return lists.map(() => found)
      },
      { cache: false },
    )
    this.lists.set(read, loader)
    return loader
  }

  /** Pages and counts of the lists below objects; requests with the same `how` (plain values) are batched. */
  below<Parent extends { id: string }, Value>(
    what: string,
    how: Record<string, unknown>,
    read: (parents: readonly Parent[], em: EntityManager) => Promise<Map<string, Value>>,
  ): DataLoader<Parent, Value | null, string> {
    const name = `${what} ${JSON.stringify(how)}`
    return this.named<Parent, Value>(
      name,
      ({ id }) => id,
      (em, parents) => read(parents, em),
    )
  }

  private named<Key, Value>(
    name: unknown,
    idOf: (key: Key) => string,
    read: (em: EntityManager, keys: readonly Key[]) => Promise<Map<string, Value>>,
  ): DataLoader<Key, Value | null, string> {
    const known = this.made.get(name)
    if (known) return known as DataLoader<Key, Value | null, string>
    const readBatch = (keys: readonly Key[]) => read(this.em.fork(), keys)
    const loader = new DataLoader<Key, Value | null, string>(
      async (keys) => {
        if (!this.remembers) loader.clearAll()
        const found = await (this.remembers ? detached(() => readBatch(keys)) : readBatch(keys))
        return keys.map((key) => found.get(idOf(key)) ?? null)
      },
      { cacheKeyFn: idOf },
    )
    this.made.set(name, loader)
    return loader
  }
}

/** How to read the lists below many parents of one kind at once. */
interface ListsBelow<Parent, Node> {
  /** The name of the list. */
  what: string
  /** The arguments of the list, as plain values. */
  request: Record<string, unknown>
  /** The arguments that affect its length. */
  filter?: Record<string, unknown>
  pages: (parents: readonly Parent[]) => Promise<Map<string, Page<Node>>>
  counts: (parents: readonly Parent[], most?: number) => Promise<Map<string, number>>
}

/**
 * A page of the list below one parent; its items and its count are each batched with those of other parents.
 */
export async function pageBelow<Parent extends { id: string }, Node>(
  loaders: Loaders,
  { what, request, filter = {}, pages, counts }: ListsBelow<Parent, Node>,
  parent: Parent,
): Promise<Page<Node>> {
  const page = (await loaders.below(what, request, pages).load(parent))!
  const counted = async (most?: number) => {
    const lengths = loaders.below(`${what}, counted`, { ...filter, most }, (parents: readonly Parent[]) =>
      counts(parents, most),
    )
    return (await lengths.load(parent)) ?? 0
  }
  return withCounts(page, counted)
}
