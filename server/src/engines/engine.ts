import { AppError } from '#platform/errors/failure'
import type { ImageRatio, ScoreSection, SpokenWord, Tool, VideoRatio, VoiceLine } from '#schema/limits'
import type { Model } from '#schema/models/model'
import type { ShownSubject } from '#schema/models/named-references'
import type { ProviderPrice } from '#schema/prices'

/** The things that the note of a drawing lists as left out (“Left out: guitar.”): they can be drawn when asked for. */
export const leftOutIn = (note: string): string[] =>
  /\bLeft out: ([^.]+?)(?: and others)?\.$/.exec(note)?.[1]!.split(', ') ?? []

/** An order of one clip. Its options are checked against the model’s row in `schema/models/`. */
export interface VideoOrder {
  prompt: string
  model: string
  /** The ratio the user wants; the engine uses the closest one of its model, and the caller crops the result. */
  ratio: VideoRatio
  seed: number
  /** Local picture files. */
  references: string[]
  /** What the references show, by position. */
  subjects?: readonly ShownSubject[]
  /** Local images of the first and last frame, fitted to the ratio. */
  firstFrame?: string
  lastFrame?: string
  /** Local file of the clip to extend. */
  clip?: string
  /** Seconds. */
  duration?: number
  resolution?: string
  sound?: boolean
  negativePrompt?: string
  movement?: 'auto' | 'small' | 'medium' | 'large'
  promptOptimizer?: boolean
  /** Preview quality: half the size, with each frame shown twice. Only for the local engine. */
  draft?: boolean
}

/** An order of one image, optionally made from references. */
export interface StillOrder {
  prompt: string
  /** By default the best model for the input. */
  model?: string
  ratio: ImageRatio
  seed: number
  /** Local picture files. */
  references?: readonly string[]
  /** What the references show, by position. */
  subjects?: readonly ShownSubject[]
}

/** An order of one sound, checked against the model’s row in `schema/models/`. */
export interface SoundOrder {
  model: string
  /** Description of the sound, or the text to speak. */
  words: string
  /** Absent for a voice. */
  seconds?: number
  seed?: number
  voice?: string
  /** Speed of the voice. */
  speed?: number
  /** The sections of a piece of music. */
  plan?: readonly ScoreSection[]
  /** Lines of several speakers, which together are the words. */
  lines?: readonly VoiceLine[]
  /** Local file of the clip to make the sound for, and the second at which the sound begins. */
  clip?: string
  clipStart?: number
}

/** An order to edit a finished clip with a tool. */
export interface ChangeOrder {
  tool: Tool
  /** Local files of the clip and the voice; omitted when the request is already sent. */
  clip?: string
  speech?: string
  factor?: number
}

/** A request in progress at the provider. `model` is the endpoint it was sent to. */
export interface ProviderRequest {
  id: string
  model: string
}

/** The billing state of a request: billed, with the units if known; free; or not decided yet. */
export type RequestBill =
  | { state: 'billed'; units: number | undefined }
  | { state: 'free' }
  | { state: 'open' }

/** One attempt at an order. */
export interface Run {
  /**
   * Stops the work, and the provider’s request, when it aborts. With the code `PAUSED` as its reason, the request continues,
   * because another worker takes over.
   */
  signal: AbortSignal
  /** An empty folder of this attempt for the engine’s files. The caller removes it. */
  folder: string
  /** 0 to 1. The caller ignores decreases. */
  progress(done: number): void
  /** The request of an earlier attempt, to be resumed instead of sent again. */
  request?: ProviderRequest
  /** An earlier attempt started to send but never learned its request id, so sending again could pay twice. */
  sentBlind: boolean
  /** Whether it was ordered in a batch, so it gets low priority. */
  isBulk?: boolean
  /** Call before sending; stores that a request may exist. */
  sending(): Promise<void>
  /** Call when the request id is known; stores it. */
  submitted(request: ProviderRequest): Promise<void>
  /** Reports the units that the provider bills, if it says so. */
  billed?(units: number): void
  /** Address for the provider’s webhook; omitted if the installation is unreachable. */
  webhook?: string
  /** Waits at most this long; ends early on a webhook. Rejects when the signal aborts. */
  sleep(milliseconds: number): Promise<void>
  /**
   * With `sentBlind`: the request, if its id has become known. Throws `EngineFailure` if it turns out that nothing was sent.
   */
  adopted(): Promise<ProviderRequest | undefined>
}

/** A finished local file, not yet checked: the caller probes it. */
export interface Arrival {
  file: string
  model: string
  /** The seed that was used, if known. */
  seed: number | null
  /** US dollars, if known; 0 if free. */
  cost: number | null
  /** Remarks for the user in a sentence or two, for example about ignored words. */
  note?: string
}

/** A finished sound; its cost is in the ledger. */
export interface SoundArrival extends Omit<Arrival, 'cost'> {
  /** Times of the spoken words, if the model returns them. */
  timings?: SpokenWord[]
  /** Files of further variations from the same request, as far as they could be downloaded. */
  variations: string[]
}

/** A request to group the numbered passages of a script into shots. */
export interface ScriptRequest {
  passages: readonly string[]
  /** JSON Schema of the response. */
  schema: object
  /** What was wrong with the previous response, in a second attempt. */
  mistake?: string
}

/** Texts to translate in order into a language, which is named in English. */
export interface TranslationRequest {
  texts: readonly string[]
  language: string
  /** What was wrong with the previous response, in a second attempt. */
  mistake?: string
}

/** The words spoken in a sound; empty without speech. */
export interface TranscribedSpeech {
  words: SpokenWord[]
  /** Millionths of a US dollar, if the provider reported its cost. */
  micros?: number
}

/** Unchecked JSON from a language model. */
export interface JsonResponse {
  json: unknown
  /** Millionths of a US dollar, if the provider reported its cost. */
  micros?: number
}

/** A model as the provider lists it. */
export interface ProviderModel {
  model: string
  isRetired: boolean
  /** The first field of our input that the model no longer accepts, with the reason; null if it accepts all. */
  fault: string | null
}

/** Generates images, videos and sounds. Throws `EngineFailure`. */
export interface Engine {
  readonly name: 'local' | 'fal'
  video(order: VideoOrder, run: Run): Promise<Arrival>
  picture(order: StillOrder, run: Run): Promise<Arrival>
  /** Omitted without tools. */
  change?(order: ChangeOrder, run: Run): Promise<Arrival>
  /** Omitted if sounds are only sketched. */
  sound?(order: SoundOrder, run: Run): Promise<SoundArrival>
  /** Asks the provider to cancel an abandoned request, which may be too late; never rejects. */
  cancel(request: ProviderRequest): Promise<void>
  /** The billing state of an abandoned request. Omitted if everything is free. */
  bill?(request: ProviderRequest): Promise<RequestBill>
  /**
   * Total cost of these requests, at most 50, in millionths of a US dollar, as far as the provider’s billing lists them.
   * Omitted without a billing key.
   */
  costs?(requestIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Current prices of these models, as far as the provider lists them. */
  prices?(models: readonly string[]): Promise<ProviderPrice[]>
  /** Which of these models the provider still offers, and whether they accept our input. */
  models?(models: readonly Model[]): Promise<ProviderModel[]>
  /**
   * "Magic prompt": rewrites a prompt for a better result. A note on an earlier take becomes an instruction in it. Deterministic
   * in the local engine, which ignores notes.
   */
  rewrite(prompt: string, signal?: AbortSignal, note?: string): Promise<string>
  /**
   * Groups a script into shots with one request to the provider’s language model; omitted without one. An error has `notSent`
   * if it was certainly not billed.
   */
  readScript?(request: ScriptRequest, signal: AbortSignal): Promise<JsonResponse>
  /** Translates texts into an array of the same length; otherwise like `readScript`. */
  translate?(request: TranslationRequest, signal: AbortSignal): Promise<JsonResponse>
  /** Transcribes a local sound file with the model `SPEECH_MODEL`; otherwise like `readScript`. */
  transcribe?(file: string, signal: AbortSignal): Promise<TranscribedSpeech>
  /** Stops worker threads and other resources. */
  close(): Promise<void>
}

/**
 * An engine error as a sentence that may be shown. `notSent`: the provider certainly has no request although `sending()`
 * was stored, so the next attempt may send.
 */
export class EngineFailure extends AppError {
  override readonly code = 'ENGINE_FAILED'
  override readonly isPublic = true
  readonly notSent: boolean

  constructor(
    message: string,
    override readonly retryable: boolean,
    options?: ErrorOptions & { notSent?: boolean },
  ) {
    super(message, options)
    this.notSent = options?.notSent ?? false
  }
}
