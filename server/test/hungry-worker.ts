import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { openDatabase } from '../src/app/process/database.js'
import { output } from '../src/media/program.js'
import { Events } from '#platform/events/events'
import { Worker } from '#platform/queue/worker'

/**
 * A worker whose jobs need more memory than available. Arguments: the database, the scratch folder, and where its jobs
 * need the memory.
 */
const [url, scratch, where] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const database = await openDatabase(url)
const events = new Events(url, log)
await events.open()
const EAT = 'const eaten = []; setInterval(() => eaten.push(Buffer.alloc(2e7, 1)), 5)'
const eaten: unknown[] = []
const MEALS: Record<string, () => Promise<unknown>> = {
  heap: async () => {
    for (;;) eaten.push(Array.from({ length: 1_000 }, () => eaten.length).join())
  },
  process: async () => {
    for (;;) {
      eaten.push(Buffer.alloc(2e7, 1))
      await pause(5)
    }
  },
  program: () => output(process.execPath, ['-e', EAT]),
  nowhere: () => pause(600_000),
}
const worker = new Worker({
  em: database.em,
  events,
  scratch,
  log,
  jobs: {
    video: {
      handler: {
        run: async () => {
          await MEALS[where]()
        },
        onFailed: async () => {},
      },
    },
  },
})
await worker.open()
