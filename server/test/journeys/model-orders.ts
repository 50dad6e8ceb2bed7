import { type FakeFal, startFal } from '../fal/fal.js'
import { makeClip, makeMedia } from '../fal/media.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import type { RestClient } from '../rest-client.js'
import { waitFor } from '../wait-for.js'
import { pictureFile, uploadOf } from './pictures.js'
import { arrived, projectOf, prompt, review } from './workspace.js'

/** A model without required inputs, which generates the clip for requests that need one. */
const PLAIN = 'fal-ai/veo3.1'
const OPEN = "select count(*) from job where status in ('queued', 'running')"

let fal: FakeFal
let installation: TestInstallation
/** The admin, who uses GraphQL. */
export let ana: Client
/** A member, who uses REST. */
export let ben: RestClient
/** A project of Ana’s with an accepted video. */
export let projectId: string
export let videoId: string
export let picture: { id: string }

/**
 * Starts a provider and an installation with these video models, and requests each model of `orders` over both APIs
 * concurrently. Tests begin when every job has ended. Returns the responses for a model: over GraphQL, then over REST.
 */
export function startOrders<M extends { id: string }>({
  videoModels = [],
  prepare,
  orders,
  byGraphql,
  byRest,
}: {
  videoModels?: string[]
  prepare?: () => Promise<void>
  orders: readonly M[]
  byGraphql: (model: M) => Promise<string>
  byRest: (model: M) => Promise<string>
}): (model: string) => string[] {
  const made = new Map<string, string[]>(orders.map(({ id }) => [id, []]))
  const orderAll = async (order: (model: M) => Promise<string>, at: number) => {
    for (const model of orders) made.get(model.id)![at] = await order(model)
  }
  beforeAll(async () => {
    fal = await startFal({ key: 'a-key', media: { ...(await makeMedia()), video: await makeClip(1) } })
    installation = await testInstallation({ worker: true, env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
    ana = await installation.join('ana')
    ben = installation.rest(await installation.join('ben'))
    projectId = await projectOf(ana)
    picture = await uploadOf(ana, 'The pier', {
      file: await pictureFile(undefined, { width: 1280, height: 720 }),
    })
    await ana.ask('mutation ($input: ModelChoiceInput!) { updateModelChoice(input: $input) { models } }', {
      input: { models: [...new Set([PLAIN, ...videoModels])], defaultForText: PLAIN },
    })
    ;({ videoId } = await prompt(ana, projectId, 'A door opens', { model: PLAIN }))
    await arrived(ana, videoId)
    await review(ana, videoId, 'ACCEPTED')
    await prepare?.()
    fal.reset()
    await Promise.all([orderAll(byGraphql, 0), orderAll(byRest, 1)])
    await waitFor(
      async () =>
        expect(await installation.installation.database.em.fork().execute(OPEN)).toEqual([{ count: '0' }]),
      { timeout: 300_000, interval: 500 },
    )
  })
  afterAll(async () => {
    await installation.close()
    await fal.close()
  })
  return (model) => made.get(model)!
}

/** An input without the parts that differ between equal requests: URLs of uploads, and random seeds. */
const withoutOwn = (input: unknown) =>
  JSON.parse(JSON.stringify(input), (name, value: unknown) => {
    if (name === 'seed') return 'a seed'
    return typeof value === 'string' && value.startsWith('https://') ? 'an address' : value
  })

/** Expects two equal requests to the provider for this model, one from each API. */
export function expectEqualOrders(model: string): void {
  const orders = fal.submits.filter((submit) => submit.model === model)
  expect(orders.map(({ status }) => status)).toEqual([200, 200])
  const [one, other] = orders.map(({ input }) => withoutOwn(input))
  expect(one).toEqual(other)
}
