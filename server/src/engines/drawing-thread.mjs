import { runSource } from '../../../scripts/run-source.mjs'

await runSource(
  new URL('../../../packages/preview-engine/src/workers/drawing-thread.ts', import.meta.url),
  'src/drawing-thread.js',
)
