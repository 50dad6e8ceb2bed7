import { sizeText } from '../format.js'
import { type Tool, TOOL_LIMITS } from '../models/tools.js'
import * as z from './zod.js'

const { factors, linesMax, givenBytesMax } = TOOL_LIMITS

const FACTORS = `The factor must be ${factors.slice(0, -1).join(', ')} or ${factors.at(-1)}`

/** The scale factor of an upscaled take. */
export const factorRule = z
  .number(FACTORS)
  .refine((factor) => factors.some((known) => known === factor), FACTORS)
export const upscaleRule = z.object({ factor: factorRule })

/** The properties of a take that determine whether a tool may change it. */
export interface ChangeableTake {
  isMerged: boolean
  isCard: boolean
  isFinished: boolean
  isAccepted: boolean
  bytes: number
  /** Lines of the shorter side. */
  lines: number
}

export const NOT_A_VOICE = 'This is not a voice of this project'
export const NO_TOOL_KEY = {
  LIPS: 'Fitting lips to a voice needs a key of the provider',
  UPSCALE: 'Upscaling needs a key of the provider',
} as const satisfies Record<Tool, string>

const DONE = { LIPS: 'fitted to a voice', UPSCALE: 'upscaled' } as const satisfies Record<Tool, string>

/** Why a tool cannot change a take; null if it can. */
export function changeRefusal(tool: Tool, take: ChangeableTake): string | null {
  const done = DONE[tool]
  if (take.isMerged) return `Films cannot be ${done}. Choose one of its clips`
  if (take.isCard) return `Cards cannot be ${done}. Choose a clip`
  if (!take.isFinished) return 'This video is not finished'
  if (take.bytes > givenBytesMax) return `Videos over ${sizeText(givenBytesMax)} cannot be ${done}`
  if (tool === 'LIPS') return null
  if (!take.isAccepted) return 'Accept this take before you upscale it'
  return fitsFactor(factors[0], take) ? null : `Takes over ${linesMax / factors[0]} lines cannot be upscaled`
}

/** Whether upscaling by this factor stays within the maximum number of lines. */
export const fitsFactor = (factor: number, { lines }: Pick<ChangeableTake, 'lines'>): boolean =>
  lines * factor <= linesMax

export const FACTOR_TOO_LARGE = `This factor makes more than ${linesMax} lines`
