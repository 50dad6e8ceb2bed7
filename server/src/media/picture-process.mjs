import { runSource } from '../../../scripts/run-source.mjs'

await runSource(new URL('./picture-process.ts', import.meta.url), 'src/picture-process.js')
