import { startFal } from './fal.js'

/**
 * The stand-in as a process of its own: `main.ts PORT`. `/_ctl?mode=…` changes what it does, `/_log` tells
 * what happened.
 */
const fal = await startFal({ port: Number(process.argv[2] ?? 0) })
process.stdout.write(`${fal.url}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void fal.close())
