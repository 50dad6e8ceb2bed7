import { MODEL, type Model, pageOf } from './model.js'
import { byResolution, flat } from './price.js'
import { linesOf } from './video-model.js'

/** What a tool makes of a finished take: its lips fitted to a voice, or more pixels. */
export const TOOLS = ['LIPS', 'UPSCALE'] as const
export type Tool = (typeof TOOLS)[number]

/** A model that makes a take anew from a finished one. */
export interface ToolModel extends Model {
  tool: Tool
}

/**
 * How many times more lines an upscaled take may have, and how many lines of the shorter side at most. Bytes of a take that
 * is changed.
 */
export const TOOL_LIMITS = { factors: [1.5, 2, 3, 4], linesMax: 2160, givenBytesMax: 80 * 1024 ** 2 } as const

/** The models that change finished takes. */
export const TOOL_MODELS: readonly ToolModel[] = [
  {
    ...MODEL,
    id: 'fal-ai/sync-lipsync/v3',
    name: 'Sync Lipsync 3',
    family: 'Sync',
    tool: 'LIPS',
    fields: { clip: 'video_url', speech: 'audio_url' },
    // the result is as long as the clip: a shorter voice is followed by silence, a longer one is cut off
    fixed: { sync_mode: 'silence' },
    price: {
      unit: 'second of the clip',
      rates: flat(8 / 60),
      date: '2026-11-26',
      source: `${pageOf('fal-ai/sync-lipsync/v3')}/llms.txt`,
    },
    usualSeconds: 120,
    page: pageOf('fal-ai/sync-lipsync/v3'),
    read: '2026-11-26',
  },
  {
    ...MODEL,
    id: 'fal-ai/topaz/upscale/video',
    name: 'Topaz Upscale',
    family: 'Topaz',
    tool: 'UPSCALE',
    fields: { clip: 'video_url', factor: 'upscale_factor' },
    // browsers play H.264; the provider’s own choice is H.265
    fixed: { model: 'Proteus', H264_output: true },
    price: {
      unit: 'second of the clip',
      rates: [...byResolution({ '720p': 0.01, '1080p': 0.02 }), ...flat(0.08)],
      date: '2026-11-26',
      source: `${pageOf('fal-ai/topaz/upscale/video')}/llms.txt`,
    },
    usualSeconds: 120,
    page: pageOf('fal-ai/topaz/upscale/video'),
    read: '2026-11-26',
    disagreement:
      'Its page bills seconds of the result, which is as long as the clip; 60 frames a second cost twice.',
  },
]

export const toolModelOf = (tool: Tool): ToolModel => TOOL_MODELS.find((model) => model.tool === tool)!

/** How a take was made from another one. */
export interface TakeChange {
  tool: Tool
  /** That take, and the voice; each may have been deleted since. */
  videoId: string
  soundId: string | null
  factor: number | null
  /** Seconds and frames a second of that take. */
  seconds: number
  frameRate: number
  /** Of the shorter side of the result, in pixels. */
  lines: number
}

/** Frames a second above which the provider counts each second twice. */
const USUAL_RATE = 30

/** What decides the price of a change. */
export function pricedChange({
  tool,
  seconds,
  frameRate,
  lines,
}: Omit<TakeChange, 'videoId' | 'soundId' | 'factor'>) {
  const isDouble = tool === 'UPSCALE' && frameRate > USUAL_RATE
  return {
    model: toolModelOf(tool).id,
    clipSeconds: isDouble ? 2 * seconds : seconds,
    resolution: ['720p', '1080p'].find((resolution) => lines <= linesOf(resolution)) ?? '4k',
  }
}

/** Whether one of the changes of a take gave it more pixels. */
export const isUpscaled = (changes: readonly Pick<TakeChange, 'tool'>[]): boolean =>
  changes.some(({ tool }) => tool === 'UPSCALE')
