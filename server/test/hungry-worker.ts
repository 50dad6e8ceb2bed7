import { pino } from 'pino'
import { openDatabase } from '../src/app/process/database.js'
import { Events } from '#platform/events/events'
import { Worker } from '#platform/queue/worker'

/** A worker whose jobs need more memory than there is; its arguments are the database and the scratch folder. */
const [url, scratch] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const database = await openDatabase(url)
const events = new Events(url, log)
await events.open()
const run = async (): Promise<void> => {
  const eaten: string[] = []
  for (;;) eaten.push(Array.from({ length: 1_000 }, () => eaten.length).join())
}
const worker = new Worker({
  em: database.em,
  events,
  scratch,
  log,
  jobs: { video: { handler: { run, onFailed: async () => {} } } },
})
await worker.open()
