import { runProcess } from './app/process/run.js'

await runProcess({ api: true })
