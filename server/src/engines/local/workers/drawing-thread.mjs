import { runSource } from '../../../../../scripts/run-source.mjs'

await runSource(new URL('./drawing-thread.ts', import.meta.url), 'src/drawing-thread.js')
