/** Covers specification G8. */
import { testInstallation } from '../../../test/installation.js'
import { openWorld } from '../../../test/world/world.js'
import { OPERATION_LIMITS } from './limits.js'

test('calls per minute are limited over HTTP and the socket, and expensive ones count more', async () => {
  const small = await testInstallation({ env: { RATE_LIMIT: '25' } })
  try {
    const carl = await small.join('carl')
    const dora = await small.join('dora')
    for (let at = 0; at < 10; at += 1) await carl.ask('{ __typename }')
    const live = await carl.listen('subscription { notificationAdded { id } }')
    await carl.ask(
      '{ projects(first: 200) { nodes { id owner { id } messages(last: 10) { nodes { id } } } } }',
    )
    const answers = await Promise.all(Array.from({ length: 20 }, () => carl.send('{ me { id } }')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(10)
    expect(refused[0].errors).toEqual([
      {
        message: 'Too many requests. Wait a moment.',
        extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) },
      },
    ])
    expect(Number(refused[0].headers.get('retry-after'))).toBeGreaterThan(0)
    await expect(carl.subscribe('{ me { id } }').next()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect(await dora.ask('{ me { username } }')).toEqual({ me: { username: 'dora' } })
    await live.return(undefined)
    const nobody = small.client()
    const asked = await Promise.all(
      Array.from({ length: 12 }, () => nobody.send('{ installation { isEmpty } }')),
    )
    expect(asked.some(({ status }) => status === 429)).toBe(true)
  } finally {
    await small.close()
  }
})

test('long documents, long lists over REST, unknown tokens, and anonymous sockets count as several calls', async () => {
  const small = await testInstallation({ env: { RATE_LIMIT: '25' } })
  try {
    const fay = await small.join('fay')
    const rest = small.rest(fay)
    const lists = await Promise.all(Array.from({ length: 9 }, () => rest.get('/projects')))
    expect(lists.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 8 }, () => 200), 429])
    const long = `{ me { id } } #${'.'.repeat(OPERATION_LIMITS.charactersOfCall * 20)}`
    expect((await Promise.all([fay.send(long), fay.send(long)])).map(({ status }) => status).sort()).toEqual([
      200, 429,
    ])
    const { config } = small.installation.database
    let lookedUp = 0
    config.set('onQuery', (statement: string) => {
      if (/"api_token"/.test(statement)) lookedUp += 1
      return statement
    })
    for (let at = 0; at < 14; at += 1) {
      const stranger = small.client(`cutroom_${at}`)
      const { status } = at % 2 ? await stranger.send('{ me { id } }') : await small.rest(stranger).get('/me')
      if (at >= 10) expect(status).toBe(429)
    }
    expect(lookedUp).toBe(10)
    config.set('onQuery', (statement: string) => statement)
  } finally {
    await small.close()
  }
  const quietHouse = await testInstallation({ env: { RATE_LIMIT: '25' } })
  try {
    const codes: unknown[] = []
    for (let at = 0; at < 6; at += 1)
      codes.push(
        await quietHouse
          .client('nobody')
          .subscribe('{ me { id } }')
          .next()
          .catch((error: { code?: number }) => error.code),
      )
    expect(codes).toEqual([4403, 4403, 4403, 4403, 4403, 1013])
    expect((await quietHouse.client().send('{ installation { isEmpty } }')).status).toBe(429)
  } finally {
    await quietHouse.close()
  }
})

test('guests at one address share the calls of a minute, whatever their number of sessions', async () => {
  const small = await testInstallation({ env: { RATE_LIMIT: '25' } })
  try {
    const world = await openWorld(small.installation)
    const first = (await world.fresh('guest'))!
    const open = 'mutation { openReview(input: { token: "the token of the link", name: "Eve" }) { session } }'
    const { openReview } = await small.client().ask<{ openReview: { session: string } }>(open)
    const sessions = [first, openReview.session, first]
    const answers = await Promise.all(
      sessions.flatMap((session) =>
        Array.from({ length: 12 }, () => small.client(session).send('{ guestReview { id } }')),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(11)
  } finally {
    await small.close()
  }
})
