/** The unchecked input of a prompt; `promptRuleFor` parses it. */
export interface PromptInput {
  projectId: string
  prompt: string
  ratio?: string
  model?: string | null
  magicPrompt?: boolean
  referenceIds?: string[]
  firstFrameId?: string | null
  lastFrameId?: string | null
  extendsVideoId?: string | null
  seed?: number | null
  duration?: number | null
  resolution?: string | null
  sound?: boolean | null
  negativePrompt?: string | null
  movement?: string | null
  promptOptimizer?: boolean | null
  /** The number of variations. */
  variations?: number
  /** A video of the project that gets another take. */
  takeOf?: string | null
  /** The review note that it is made from. */
  noteId?: string | null
  /** Whether an unknown price is accepted. */
  acceptsUnknownPrice?: boolean | null
}
