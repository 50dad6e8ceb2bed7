import { LEASE_SECONDS } from '#platform/queue/job-queue'
import type { TestInstallation } from '../installation.js'

/** Lets leases of workers that were gone at `death` expire, as seen by a worker that starts later. */
export async function endLeases({ installation }: TestInstallation, death: Date): Promise<void> {
  const em = installation.database.em.fork()
  const readers = 'select count(*)::int as count from queue_watch where seen_at > ?'
  while (!(await em.execute<{ count: number }[]>(readers, [death]))[0].count)
    await new Promise((resolve) => setTimeout(resolve, 50))
  await em.transactional(async (inside) => {
    await inside.execute(`update queue_watch set readable_since = readable_since - interval '1 minute'`)
    await inside.execute(
      `update job set lease_until = now() - interval '1 second'
       where status = 'running' and lease_until < ?::timestamptz + ? * interval '1 second'`,
      [death, LEASE_SECONDS],
    )
    await inside.execute(
      `update shared_task set claimed_until = now() - interval '1 second' where claimed_until < ?::timestamptz + ? * interval '1 second'`,
      [death, LEASE_SECONDS],
    )
  })
}
