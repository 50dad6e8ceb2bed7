import { startFal } from './fal.js'

/**
 * Runs the stand-in in its own process: `main.ts PORT`. `/_ctl?mode=…` changes its behaviour, `/_log` returns its events.
 */
const fal = await startFal({ port: Number(process.argv[2] ?? 0) })
process.stdout.write(`${fal.url}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void fal.close())
