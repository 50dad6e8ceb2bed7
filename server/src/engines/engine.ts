import { AppError } from '#platform/errors/failure'
import type { ImageRatio, ScoreSection, SpokenWord, Tool, VideoRatio } from '#schema/limits'
import type { Model } from '#schema/models/model'
import type { ToldPrice } from '#schema/prices'

/**
 * What an engine is asked to make: one clip. The options are already checked against the model's row in
 * `schema/limits.ts`.
 */
export interface VideoOrder {
  prompt: string
  model: string
  /**
   * The shape the user wants; the engine asks its model for the nearest it makes. The caller crops on
   * arrival.
   */
  ratio: VideoRatio
  seed: number
  /** Local picture files. */
  references: string[]
  /** The characters and places that these show, at the same positions. */
  subjects?: readonly (string | undefined)[]
  /** Local picture files that the clip begins and ends with, fitted to its shape. */
  firstFrame?: string
  lastFrame?: string
  /** A local file of the clip that the model goes on from. */
  clip?: string
  /** Seconds. */
  duration?: number
  resolution?: string
  sound?: boolean
  negativePrompt?: string
  movement?: 'auto' | 'small' | 'medium' | 'large'
  promptOptimizer?: boolean
  /** Half the size, and each picture shown twice: a sketch of a clip, of all its frames. Only drawn ones can be. */
  draft?: boolean
}

/** What an engine is asked to make: one picture; with references, from those. */
export interface StillOrder {
  prompt: string
  /** Absent: the best for what is given. */
  model?: string
  ratio: ImageRatio
  seed: number
  /** Local picture files. */
  references?: readonly string[]
}

/** What an engine is asked to make: one sound, of an order that fits the model’s row in `schema/sound-models.ts`. */
export interface SoundOrder {
  model: string
  /** What it is like, or the text that is spoken. */
  words: string
  /** Absent for a voice. */
  seconds?: number
  seed?: number
  voice?: string
  /** The sections of a piece of music. */
  plan?: readonly ScoreSection[]
  /** A local file of the clip whose sound it makes, and the second of it at which the sound begins. */
  clip?: string
  clipStart?: number
}

/** What an engine is asked to make: a finished clip anew, by a tool. */
export interface ChangeOrder {
  tool: Tool
  /** Local files of the clip and of the voice; absent once the request is sent. */
  clip?: string
  speech?: string
  factor?: number
}

/** A request at the provider that is already under way. `model` is the endpoint it was sent to. */
export interface ProviderRequest {
  id: string
  model: string
}

/** What became of a request: it was billed, with so many units if the provider told; it was not; or nobody knows yet. */
export type RequestBill =
  | { state: 'billed'; units: number | undefined }
  | { state: 'free' }
  | { state: 'open' }

/** One attempt at an order, as the job hands it to the engine. */
export interface Run {
  /**
   * Stops the work, the provider's included, when it aborts; with a reason whose code is `PAUSED` another worker
   * goes on, and the provider too.
   */
  signal: AbortSignal
  /** An empty folder of this attempt; the engine writes its file there. The caller removes it. */
  folder: string
  /** 0 to 1. The caller keeps it monotonic. */
  progress(done: number): void
  /** The request of an earlier attempt: picked up again, never sent again. */
  request?: ProviderRequest
  /**
   * An earlier attempt began to send, but its request id never became known. It must not be sent again blindly.
   */
  sentBlind: boolean
  /** Whether it was ordered together with others, so that nobody waits for it alone. */
  isBulk?: boolean
  /** Kept before anything is sent. */
  sending(): Promise<void>
  /** Keeps the request the moment its id is known. */
  submitted(request: ProviderRequest): Promise<void>
  /** Told how many units the provider bills, where it tells. */
  billed?(units: number): void
  /**
   * Address that the provider may call when it has finished; absent where the installation cannot be reached.
   */
  webhook?: string
  /**
   * Waits, at most so many milliseconds; ends early when the provider called. Rejects when the signal aborts.
   */
  sleep(milliseconds: number): Promise<void>
  /**
   * With `sentBlind`: the request, if its id is known meanwhile. Throws `EngineFailure` where it turned out
   * that it was never sent.
   */
  adopted(): Promise<ProviderRequest | undefined>
}

/** A finished file on this machine, not yet checked: the caller probes its content. */
export interface Arrival {
  file: string
  model: string
  /** The seed that was really used, where known. */
  seed: number | null
  /** US dollars, where known; 0 for what costs nothing. */
  cost: number | null
  /** What the engine has to say of its work, in a sentence or two: words of the prompt that it did not draw. */
  note?: string
}

/** A sound that has arrived; the ledger knows its cost. */
export interface SoundArrival extends Omit<Arrival, 'cost'> {
  /** When the words of a voice are spoken, where the model tells. */
  timings?: SpokenWord[]
  /** Files of further variations from the same request, as many of them as arrived. */
  variations: string[]
}

/** A question to a language model: which shots the numbered passages of a script are. */
export interface ScriptQuestion {
  passages: readonly string[]
  /** What the model is to answer with, as a JSON Schema. */
  schema: object
  /** What was wrong with its last answer, if it is asked again. */
  mistake?: string
}

/** Texts that a language model is to translate, in order, into a language that is named in English. */
export interface TranslationQuestion {
  texts: readonly string[]
  language: string
  /** What was wrong with its last answer, if it is asked again. */
  mistake?: string
}

/** The speech in a sound, word by word; no words where nobody speaks. */
export interface HeardSpeech {
  words: SpokenWord[]
  /** Millionths of a US dollar, where the provider told what it cost. */
  micros?: number
}

/** What a language model answered: JSON that nobody has checked yet. */
export interface JsonAnswer {
  json: unknown
  /** Millionths of a US dollar, where the provider told what it cost. */
  micros?: number
}

/** What the provider tells of a model. */
export interface ToldModel {
  model: string
  isRetired: boolean
  /** What of our orders it no longer takes: a field and why; null where all fits. */
  fault: string | null
}

/** Makes pictures and videos. Throws `EngineFailure`. */
export interface Engine {
  readonly name: 'local' | 'fal'
  video(order: VideoOrder, run: Run): Promise<Arrival>
  picture(order: StillOrder, run: Run): Promise<Arrival>
  /** Absent where there are no tools. */
  change?(order: ChangeOrder, run: Run): Promise<Arrival>
  /** Absent where sounds are only sketched. */
  sound?(order: SoundOrder, run: Run): Promise<SoundArrival>
  /**
   * Tells the provider to stop at a request that nobody follows any more. It may be too late for that; never
   * rejects.
   */
  cancel(request: ProviderRequest): Promise<void>
  /** Whether a request was billed whose result nobody fetches. Absent where nothing costs anything. */
  bill?(request: ProviderRequest): Promise<RequestBill>
  /**
   * What these requests cost in all, in millionths of a US dollar, as far as the provider’s billing tells; 50 at most.
   * Absent without a key for it.
   */
  costs?(requestIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** What these models cost now, as far as the provider tells. */
  prices?(models: readonly string[]): Promise<ToldPrice[]>
  /** Which of these models the provider still has, and whether they take what they are sent. */
  models?(models: readonly Model[]): Promise<ToldModel[]>
  /** "Magic prompt": the prompt, rewritten for a better picture. Deterministic where the engine is. */
  rewrite(prompt: string, signal?: AbortSignal): Promise<string>
  /**
   * Which shots a script is, by the provider’s language model; one request. Absent where there is none. Throws with
   * `notSent` where it surely was not billed.
   */
  readScript?(question: ScriptQuestion, signal: AbortSignal): Promise<JsonAnswer>
  /**
   * Translates texts by the provider’s language model; one request, whose answer is to be an array of as many texts. As
   * `readScript` otherwise.
   */
  translate?(question: TranslationQuestion, signal: AbortSignal): Promise<JsonAnswer>
  /**
   * Writes down the speech in a local file of sound, by the provider’s model `SPEECH_MODEL`; one request. As `readScript`
   * otherwise.
   */
  transcribe?(file: string, signal: AbortSignal): Promise<HeardSpeech>
  /** Ends worker threads and the like. */
  close(): Promise<void>
}

/**
 * What went wrong in an engine, in a sentence that may be shown. `notSent`: although `sending()` was kept, the
 * provider surely has no request, so the next attempt may send.
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
