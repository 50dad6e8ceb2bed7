import { FairLimiter } from './fair-limiter.js'

/** A task that runs until it is released. */
function task() {
  let letGo = (_result?: string) => {}
  const done = new Promise<string>((resolve) => (letGo = (result = 'done') => resolve(result)))
  return { run: () => done, letGo }
}
const limits = { atOnce: 1, waitingEach: 2, waitingAll: 3, patienceMs: 60_000 }
const soon = () => new Promise((resolve) => setTimeout(resolve))

test('callers take turns, whatever their number of requests', async () => {
  const limiter = new FairLimiter(limits)
  const begun: string[] = []
  const tasks = ['a', 'a', 'a', 'b'].map((caller, at) => {
    const one = task()
    const ended = limiter.run(caller, () => (begun.push(`${caller}${at}`), one.run()))
    return { ...one, ended }
  })
  await soon()
  expect(begun).toEqual(['a0'])
  for (const { letGo, ended } of [tasks[0], tasks[1], tasks[3], tasks[2]]) {
    letGo()
    expect(await ended).toBe('done')
    await soon()
  }
  expect(begun).toEqual(['a0', 'a1', 'b3', 'a2'])
})

test('requests beyond the maximum of one caller, or of all, are refused at once', async () => {
  const limiter = new FairLimiter(limits)
  const first = task()
  const waiting = ['a', 'a', 'a', 'b'].map((caller) => limiter.run(caller, first.run))
  await expect(limiter.run('a', first.run)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await expect(limiter.run('c', first.run)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  first.letGo()
  expect(await Promise.all(waiting)).toHaveLength(4)
  expect(await limiter.run('a', async () => 'free again')).toBe('free again')
})

test('requests time out, and one that timed out takes no turn', async () => {
  const limiter = new FairLimiter({ ...limits, patienceMs: 20 })
  const slow = task()
  const first = limiter.run('a', slow.run)
  await expect(limiter.run('b', slow.run)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const third = limiter.run('c', async () => 'in time')
  slow.letGo()
  expect([await first, await third]).toEqual(['done', 'in time'])
})

test('a failed task frees its slot', async () => {
  const limiter = new FairLimiter(limits)
  const [failed, next] = [
    limiter.run('a', async () => Promise.reject(new Error('no'))),
    limiter.run('a', async () => 'done'),
  ]
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})
