import { run } from './app/process/run.js'

await run({ worker: true })
