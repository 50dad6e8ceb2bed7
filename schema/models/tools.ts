import { MODEL, type Model, pageOf } from './model.js'
import { byResolution, flat } from './price.js'
import { linesOf } from './video-model.js'

/** Tools for finished takes: lip sync to a voice, and upscaling. */
export const TOOLS = ['LIPS', 'UPSCALE'] as const
export type Tool = (typeof TOOLS)[number]

/** A model that makes a new take from a finished one. */
export interface ToolModel extends Model {
  tool: Tool
}

/** Scale factors and maximum lines of the shorter side of upscaled takes; maximum bytes of the input take. */
export const TOOL_LIMITS = { factors: [1.5, 2, 3, 4], linesMax: 2160, givenBytesMax: 80 * 1024 ** 2 } as const

/** The models of the tools. */
export const TOOL_MODELS: readonly ToolModel[] = [
  {
    ...MODEL,
    id: 'fal-ai/sync-lipsync/v3',
    name: 'Sync Lipsync 3',
    family: 'Sync',
    tool: 'LIPS',
    fields: { clip: 'video_url', speech: 'audio_url' },
    // the result has the length of the clip: silence follows a shorter voice, a longer one is cut off
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
    // browsers play H.264; the provider’s default is H.265
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
      'According to its page, it bills seconds of the result, which has the length of the clip; 60 frames per second cost twice as much.',
  },
]

export const toolModelOf = (tool: Tool): ToolModel => TOOL_MODELS.find((model) => model.tool === tool)!

/** The origin of a take that a tool made. */
export interface TakeChange {
  tool: Tool
  /** The original take and the voice; may be deleted. */
  videoId: string
  soundId: string | null
  factor: number | null
  /** Seconds and frames per second of the original take. */
  seconds: number
  frameRate: number
  /** Lines of the shorter side of the result. */
  lines: number
}

/** Above this frame rate the provider bills each second twice. */
const USUAL_RATE = 30

/** The properties that determine the price of a change. */
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

/** Whether one of the changes of a take was an upscale. */
export const isUpscaled = (changes: readonly Pick<TakeChange, 'tool'>[]): boolean =>
  changes.some(({ tool }) => tool === 'UPSCALE')
