import { run } from './app/run.js'

await run({ worker: true })
