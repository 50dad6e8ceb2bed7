import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FalClient } from '@fal-ai/client'
import { z } from 'zod'
import { bestImageModel, toolModelOf } from '#schema/limits'
import type { Model } from '#schema/models/model'
import { MICROS_PER_DOLLAR, type PricedOrder, type ProviderPrice, estimateMicros } from '#schema/prices'
import {
  type Arrival,
  type ChangeOrder,
  type Engine,
  EngineFailure,
  type StillOrder,
  type ProviderRequest,
  type RequestBill,
  type Run,
  type SoundArrival,
  type SoundOrder,
  type TranscribedSpeech,
  type JsonResponse,
  type ScriptRequest,
  type ProviderModel,
  type TranslationRequest,
  type VideoOrder,
} from '../engine.js'
import { DOWNLOAD, type DownloadLimits, type Kind, PICTURE, SOUND, VIDEO, download } from './download.js'
import { Gauge } from './gauge.js'
import { Hosts } from './hosts.js'
import {
  type Uploaded,
  changeInput,
  imageRowOf,
  listedSubjects,
  pictureInput,
  rowOf,
  soundInput,
  soundRowOf,
  videoInput,
} from './inputs.js'
import { DEFAULT_TIMEOUTS, type Timeouts, Requests } from './requests.js'
import { readScript } from './read-script.js'
import { withSubject } from './refusals.js'
import { rewrite } from './rewrite.js'
import { soundResponse, timingsIn } from './sound-response.js'
import { transcribe } from './transcribe.js'
import { translate } from './translate.js'
import { fetchCosts } from './billing-events.js'
import { fetchModels, fetchPrices } from './catalogue.js'
import { type Bills, createClient } from './transport.js'
import { uploadFiles } from './upload.js'

const REWRITE_MS = 20_000
const MAX_ATTEMPTS = 3

const file = z.object({ url: z.string().max(2000) })
const videoResponse = z.object({ video: file, seed: z.number().nullish() })
const pictureResponse = z.object({
  images: z.array(file).min(1),
  seed: z.number().nullish(),
  has_nsfw_concepts: z.array(z.boolean()).nullish(),
})

/** Returns a handler that throws a failure with the subjects of the references that it names. */
const namingIn =
  (subjects: readonly (string | undefined)[]) =>
  (error: unknown): never => {
    if (!(error instanceof EngineFailure)) throw error
    const [{ retryable, notSent }, named] = [error, withSubject(error.message, subjects)]
    throw named === error.message ? error : new EngineFailure(named, retryable, { notSent, cause: error })
  }

export interface FalOptions {
  /** `FAL_KEY`. */
  key: string
  /** `FAL_BILLING_KEY`: may read the costs of requests. */
  billingKey?: string
  /** `FAL_URL`: replaces all hosts of the provider. */
  url?: string
  timeouts?: Partial<Timeouts>
  downloads?: Partial<DownloadLimits>
  /** Time limit of rewriting a prompt, in milliseconds. */
  rewriteWithin?: number
}

/** The engine that generates images, videos and sounds at fal.ai. Sends each request once, and resumes it by its id. */
export const createFalEngine = (options: FalOptions): Engine => new FalEngine(options)

/** US dollars; null if the price is unknown. */
function costOf(order: PricedOrder): number | null {
  const micros = estimateMicros(order)
  return micros === null ? null : micros / MICROS_PER_DOLLAR
}

class FalEngine implements Engine {
  readonly name = 'fal'
  readonly costs: Engine['costs']
  private readonly hosts: Hosts
  private readonly client: FalClient
  private readonly requests: Requests
  private readonly downloads: DownloadLimits
  private readonly rewriteWithin: number
  private readonly key: string

  constructor({ key, billingKey, url, timeouts, downloads, rewriteWithin = REWRITE_MS }: FalOptions) {
    this.hosts = new Hosts(url)
    const bills: Bills = new Map()
    this.client = createClient({ key, hosts: this.hosts, bills })
    this.requests = new Requests(this.client, { ...DEFAULT_TIMEOUTS, ...timeouts }, bills)
    this.key = key
    if (billingKey) this.costs = (ids) => fetchCosts(ids, { key: billingKey, hosts: this.hosts })
    this.downloads = { ...DOWNLOAD, ...downloads }
    this.rewriteWithin = rewriteWithin
  }

  async video(order: VideoOrder, run: Run): Promise<Arrival> {
    const row = rowOf(order.model)
    const input = async () => videoInput(row, order, await this.uploadFilesOf(order, run))
    const { seed, ...arrived } = await this.clip(row, input, run).catch(namingIn(listedSubjects(row, order)))
    return {
      ...arrived,
      model: row.id,
      seed: seed ?? (row.seed ? order.seed : null),
      cost: costOf({ ...order, model: row.id, references: order.references.length }),
    }
  }

  async change({ clip, speech, ...order }: ChangeOrder, run: Run): Promise<Arrival> {
    const row = toolModelOf(order.tool)
    const input = async () => {
      const [given, voice] = await this.upload(
        [clip, speech].filter((path) => path !== undefined),
        run,
      )
      return changeInput({ ...order, clip: given, speech: voice })
    }
    return { ...(await this.clip(row, input, run)), model: row.id, cost: null }
  }

  /** Generates a clip and downloads it. Returns its seed if the provider reports it. */
  private async clip(
    { id, usualSeconds }: Model,
    input: () => Promise<Record<string, unknown>>,
    run: Run,
  ): Promise<{ file: string; seed: number | null }> {
    const gauge = new Gauge(usualSeconds, run.progress)
    const response = videoResponse.safeParse(await this.requests.outcome(id, input, { run, gauge }))
    if (!response.success)
      throw new EngineFailure('The provider returned no video', false, { cause: response.error })
    const { video, seed } = response.data
    return { file: await this.downloadResult(video.url, VIDEO, { run, gauge }), seed: seed ?? null }
  }

  async picture(order: StillOrder, run: Run): Promise<Arrival> {
    const { references = [] } = order
    const row = imageRowOf(order.model ?? bestImageModel(references.length)!.id)
    const gauge = new Gauge(row.usualSeconds, run.progress)
    const input = async () =>
      pictureInput(row, order, await this.upload(references.slice(0, row.references), run))
    const names = namingIn(order.subjects?.map(({ subject }) => subject) ?? [])
    const response = pictureResponse.safeParse(
      await this.requests.outcome(row.id, input, { run, gauge }).catch(names),
    )
    if (!response.success)
      throw new EngineFailure('The provider returned no image', false, { cause: response.error })
    if (response.data.has_nsfw_concepts?.[0])
      throw new EngineFailure('The provider blocked this image as unsafe', false)
    return {
      file: await this.downloadResult(response.data.images[0].url, PICTURE, { run, gauge }),
      model: row.id,
      seed: response.data.seed ?? (row.seed ? order.seed : null),
      cost: costOf({ model: row.id, references: references.length }),
    }
  }

  async sound(order: SoundOrder, run: Run): Promise<SoundArrival> {
    const row = soundRowOf(order.model)
    const gauge = new Gauge(row.usualSeconds, run.progress)
    const input = async () =>
      soundInput(row, { ...order, clip: order.clip && (await this.upload([order.clip], run))[0] })
    const response = soundResponse.safeParse(await this.requests.outcome(row.id, input, { run, gauge }))
    if (!response.success)
      throw new EngineFailure('The provider returned no sound', false, { cause: response.error })
    const { audio, seed, timestamps } = response.data
    const [first, ...others] = audio.slice(0, row.variations)
    return {
      file: await this.downloadResult(first.url, SOUND, { run, gauge }),
      model: row.id,
      seed: seed ?? (row.takesSeed ? (order.seed ?? null) : null),
      timings: timingsIn(timestamps),
      variations: await this.downloadVariations(others, { run, gauge }),
    }
  }

  cancel(request: ProviderRequest): Promise<void> {
    return this.requests.cancel(request)
  }

  bill(request: ProviderRequest): Promise<RequestBill> {
    return this.requests.bill(request)
  }

  prices(models: readonly string[]): Promise<ProviderPrice[]> {
    return fetchPrices(models, { key: this.key, hosts: this.hosts })
  }

  models(models: readonly Model[]): Promise<ProviderModel[]> {
    return fetchModels(models, { key: this.key, hosts: this.hosts })
  }

  rewrite(prompt: string, signal?: AbortSignal, note?: string): Promise<string> {
    return rewrite(this.client, prompt, { signal, note, milliseconds: this.rewriteWithin })
  }

  readScript(request: ScriptRequest, signal: AbortSignal): Promise<JsonResponse> {
    return readScript(this.client, request, signal)
  }

  translate(request: TranslationRequest, signal: AbortSignal): Promise<JsonResponse> {
    return translate(this.client, request, signal)
  }

  transcribe(path: string, signal: AbortSignal): Promise<TranscribedSpeech> {
    return transcribe(this.client, path, signal)
  }

  async close(): Promise<void> {}

  /** Uploads the images and the clip of an order. */
  private async uploadFilesOf(order: VideoOrder, run: Run): Promise<Uploaded> {
    const upload = async (file: string | undefined) => file && (await this.upload([file], run))[0]
    return {
      references: await this.upload(order.references.slice(0, rowOf(order.model).references), run),
      firstFrame: await upload(order.firstFrame),
      lastFrame: await upload(order.lastFrame),
      clip: await upload(order.clip),
    }
  }

  private upload(files: readonly string[], { signal }: Run): Promise<string[]> {
    return uploadFiles(this.client, files, signal)
  }

  /** Downloads further variations, and skips failed ones to keep the first. */
  private async downloadVariations(
    files: readonly { url: string }[],
    { run, gauge }: { run: Run; gauge: Gauge },
  ): Promise<string[]> {
    const paths: string[] = []
    for (const [at, { url }] of files.entries()) {
      const folder = join(run.folder, `variation-${at}`)
      await mkdir(folder, { recursive: true })
      try {
        paths.push(await this.downloadResult(url, SOUND, { run: { ...run, folder }, gauge }))
      } catch (error) {
        run.signal.throwIfAborted()
        if (!(error instanceof EngineFailure)) throw error
      }
    }
    return paths
  }

  /** Downloads the result, with retries, as it is already paid for. */
  private async downloadResult(
    address: string,
    kind: Kind,
    { run, gauge }: { run: Run; gauge: Gauge },
  ): Promise<string> {
    const { folder, signal } = run
    const how = {
      folder,
      signal,
      hosts: this.hosts,
      limits: this.downloads,
      progress: (share: number) => gauge.fetched(share),
    }
    for (let left = MAX_ATTEMPTS - 1; ; left--) {
      try {
        return await download(address, kind, how)
      } catch (error) {
        if (!left || !(error instanceof EngineFailure) || !error.retryable) throw error
        await run.sleep(1000)
      }
    }
  }
}
