import { run } from './app/process/run.js'

await run({ api: true })
