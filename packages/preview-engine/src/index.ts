export type { EncoderCommand, EncoderProcess, StartEncoder } from './render/encoder.js'
export {
  type ImageOrder,
  describeUndrawnWords,
  PreviewEngine,
  type PreviewEngineOptions,
  rewritePrompt,
  type VideoOrder,
} from './preview-engine.js'
export type { SketchedSound, SketchOrder } from './sounds/sketch.js'
export { IMAGE_SIZES } from './sizes.js'
export { DrawingError } from './workers/tasks.js'
