import type { PictureInput } from '../picture/picture.service.js'

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
  /** How many videos at once. */
  variations?: number
  /** A video of the project that this is another take of. */
  takeOf?: string | null
}

/** The unchecked input of a prompt for a picture; `imageRule` parses it. */
export type ProjectPictureInput = PictureInput & { projectId: string }

/** The unchecked input of a message to store; `keptMessageRule` parses it. */
export interface KeptMessageInput {
  projectId: string
  content: string
  senderType?: string | null
  messageType?: string | null
  videoId?: string | null
  assetId?: string | null
}
