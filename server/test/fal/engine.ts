import { readFile } from 'node:fs/promises'
import { type FakeFal, startFal } from './fal.js'
import { Ledger, removeAttemptFolders } from './ledger.js'
import { type Media, makeMedia } from './media.js'
import type { Engine, EngineFailure, StillOrder, VideoOrder } from '../../src/engines/engine.js'
import { createFalEngine } from '../../src/engines/fal/index.js'
import type { Timeouts } from '../../src/engines/fal/requests.js'

export const order: VideoOrder = {
  prompt: 'a fox in the snow',
  model: 'fal-ai/veo3.1',
  ratio: '16:9',
  seed: 11,
  references: [],
}
export const painting: StillOrder = { prompt: 'a blue door', ratio: '3:2', seed: 5 }
export const timeouts: Timeouts = {
  pollFrom: 20,
  pollTo: 50,
  trouble: 400,
  unknown: 150,
  total: 10_000,
  adopt: 400,
  blind: 300,
  lastWord: 400,
  busy: 50,
}

export let media: Media
export let fal: FakeFal
export let engine: Engine
export let ledger: Ledger
/** Starts a new ledger for another job. */
export const nextLedger = (webhook?: string): void => void (ledger = new Ledger(webhook))

/** Starts a provider and its engine for the test file that calls it; resets both before each test. */
export function startEngine(): void {
  beforeAll(async () => {
    media = await makeMedia()
    fal = await startFal({ key: 'a-key', media })
    engine = createFalEngine({ key: 'a-key', url: fal.url, timeouts, rewriteWithin: 300 })
  })
  afterAll(() => fal.close())
  beforeEach(() => {
    fal.reset()
    ledger = new Ledger()
  })
  afterEach(removeAttemptFolders)
}

export const failure = async (work: Promise<unknown>): Promise<EngineFailure> =>
  ledger.ended(
    await work.then(
      () => undefined,
      (error: unknown) => error,
    ),
  )
export const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10))
}
export const sameBytes = async (one: string, other: string) =>
  (await readFile(one)).equals(await readFile(other))
