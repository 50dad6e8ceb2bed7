import { run } from './app/run.js'

await run({ api: true })
