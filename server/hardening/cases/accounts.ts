import { pictureFile } from '../../test/journeys/pictures.js'
import { RestClient } from '../../test/rest-client.js'
import { type Case, assert } from '../case.js'
import { Stopwatch, formatSeries } from '../measure.js'
import { PASSWORD, type Person, join, signIn } from '../people.js'
import { newDatabase, query } from '../postgres.js'
import { start } from '../product.js'

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token deviceProof } }'
const NOBODY = '11111111-1111-4111-8111-111111111111'
const OUTSIDER = '203.0.113.66'

/** Counts responses by status or error code. */
class Tally {
  readonly counts: Record<string, number> = {}
  add(answer: string | number): void {
    this.counts[answer] = (this.counts[answer] ?? 0) + 1
  }
  get words(): string {
    return Object.entries(this.counts)
      .map(([answer, times]) => `${answer}: ${times}`)
      .join(', ')
  }
}

/** Mutations with which an attacker could keep access after a token leak, by name. */
const attacks = (userId: string, projectId: string): Record<string, string> => ({
  inviteMember: 'inviteMember(input: { email: "mallory@example.com", username: "mallory" }) { link }',
  renewInvite: `renewInvite(userId: "${userId}") { link }`,
  setAdmin: `setAdmin(userId: "${userId}", isAdmin: true) { id }`,
  revokeMember: `revokeMember(userId: "${userId}")`,
  resetMemberPassword: `resetMemberPassword(userId: "${userId}") { link }`,
  createApiToken: 'createApiToken(input: { name: "offspring", scope: WRITE, expiresInDays: 365 }) { token }',
  revokeApiToken: `revokeApiToken(id: "${NOBODY}")`,
  changeUsername: 'changeUsername(username: "mallory") { id }',
  changePassword: `changePassword(oldPassword: "${PASSWORD}", newPassword: "mallory was here")`,
  confirmPassword: `confirmPassword(password: "${PASSWORD}")`,
  acceptInvite: 'acceptInvite(token: "x", password: "mallory was here") { token }',
  resetPassword: 'resetPassword(token: "x", password: "mallory was here")',
  register:
    'register(input: { email: "mallory@example.com", username: "mallory", password: "mallory was here" }) { id }',
  addProjectMember: `addProjectMember(projectId: "${projectId}", username: "ben") { id }`,
  removeProjectMember: `removeProjectMember(projectId: "${projectId}", userId: "${userId}") { id }`,
  editProject: `editProject(input: { id: "${projectId}", name: "The Keeper", description: "", isPrivate: true }) { id }`,
})

const leakedToken: Case = {
  name: 'a leaked token of an admin, and a session left open, cannot create lasting access',
  isQuick: true,
  run: async () => {
    const databaseUrl = await newDatabase()
    const [one, other] = [await start('api', { databaseUrl }), await start('api', { databaseUrl })]
    const [ana, ben] = [await join(one.url, 'ana'), await join(one.url, 'ben')]
    const { createProject } = await ana.graphql.ask(
      'mutation { createProject(input: { name: "The Keeper" }) { id } }',
    )
    const { createApiToken } = await ana.graphql.ask(
      'mutation { createApiToken(input: { name: "leaked", scope: WRITE, expiresInDays: 30 }) { token } }',
    )
    const state = () =>
      query(
        databaseUrl,
        `select (select json_agg(a order by id) from account a)::text, (select json_agg(t.id order by id) from api_token t)::text,
      (select count(*) from session), (select count(*) from account_link), (select json_agg(m) from project_member m)::text`,
      )
    await query(databaseUrl, `update session set confirmed_at = now() - interval '16 minutes'`)
    const before = JSON.stringify(await state())
    const token = {
      graphql: ana.graphql.as(createApiToken.token),
      rest: new RestClient(one.url, createApiToken.token),
    }
    const [tally, stale] = [new Tally(), new Tally()]
    for (const [name, operation] of Object.entries(attacks(ben.id, createProject.id))) {
      const { errors } = await token.graphql.send(`mutation { ${operation} }`)
      tally.add(errors?.[0].extensions?.code ?? 'done')
      assert(
        errors?.[0].extensions?.code === 'FORBIDDEN',
        `${name} answered ${JSON.stringify(errors)} to a token`,
      )
      // these send a proof in the input
      if (['changePassword', 'confirmPassword', 'resetPassword', 'register'].includes(name)) continue
      const left = await ana.graphql.send(`mutation { ${operation} }`)
      stale.add(left.errors?.[0].extensions?.code ?? 'done')
      assert(
        left.errors?.[0].extensions?.code === 'CONFIRMATION_NEEDED',
        `${name} answered ${JSON.stringify(left.errors)} to a session of long ago`,
      )
    }
    for (const [method, path, body] of [
      ['POST', '/user', { email: 'm@example.com', username: 'm' }],
      ['DELETE', `/user/${ben.id}`],
      ['POST', '/user/username', { username: 'm' }],
    ] as const) {
      const answers = [
        await token.rest.call(method, path, { body }),
        await ana.rest.call(method, path, { body }),
      ]
      for (const [at, { status }] of answers.entries()) {
        ;[tally, stale][at].add(status)
        assert(status === 403, `${method} ${path} answered ${status}`)
      }
    }
    assert(JSON.stringify(await state()) === before, 'something was changed')
    await ana.graphql.ask('mutation ($password: String!) { confirmPassword(password: $password) }', {
      password: PASSWORD,
    })
    const { errors } = await ana.graphql.send('mutation { changeUsername(username: "ana b") { id } }')
    const there = await new RestClient(other.url, ana.token).post('/user/username', { username: 'ana c' })
    assert(
      !errors && there.status === 200,
      `after a confirmation: ${JSON.stringify(errors)}, ${there.status} in the other process`,
    )
    return `token: ${tally.words}; session of 16 minutes: ${stale.words}; confirmed in one process, valid in both at once`
  },
}

const outsider: Case = {
  name: 'a hundred wrong passwords from one address lock out no member behind the same proxy',
  run: async () => {
    const api = await start('api', {
      databaseUrl: await newDatabase(),
      settings: { TRUST_PROXY: 'loopback', RATE_LIMIT: '100000' },
    })
    const names = ['ana', 'ben', 'cleo']
    const members: Person[] = []
    for (const name of names) members.push(await join(api.url, name))
    const enter = async (identifier: string, password: string, from: string, deviceProof?: string) => {
      const { data, errors, status } = await members[0].graphql
        .as()
        .send(SIGN_IN, { input: { identifier, password, deviceProof } }, { 'x-forwarded-for': from })
      return { status: errors?.[0].extensions?.code ?? status, proof: data?.signIn?.deviceProof as string }
    }
    const proofs = new Map<string, string>()
    for (const name of names) proofs.set(name, (await enter(name, PASSWORD, '198.51.100.1')).proof)
    const attack = new Tally()
    const watch = new Stopwatch()
    let round = 0
    const beside = watch.repeat(() => {
      const name = names[round++ % names.length]
      return enter(name, PASSWORD, `198.51.100.${round % 3}`, round % 2 ? proofs.get(name) : undefined)
    }, 700)
    for (let at = 0; at < 120; at += 1)
      attack.add((await enter(names[at % names.length], `guess ${at}`, OUTSIDER)).status)
    const series = await beside.stop()
    assert((attack.counts.UNAUTHENTICATED ?? 0) === 30, `the outsider had ${attack.words}`)
    assert(Object.keys(series.statuses).join() === '200', `members had ${formatSeries(series)}`)
    const sameAddress = await Promise.all(
      names.map((name) => enter(name, PASSWORD, OUTSIDER, proofs.get(name))),
    )
    assert(
      sameAddress.every(({ status }) => status === 200),
      `known devices at the outsider’s address had ${sameAddress.map(({ status }) => status).join()}`,
    )
    const unknown = await enter('ana', PASSWORD, OUTSIDER)
    assert(unknown.status === 'RATE_LIMITED', `an unknown device there had ${unknown.status}`)
    return `outsider: ${attack.words}; members beside: ${formatSeries(series)}; known devices at the same address: 3 of 3 in`
  },
}

const manyRightOnes: Case = {
  name: '8 x 29 correct passwords at once do not delay files',
  minutes: 10,
  run: async () => {
    const api = await start('api', {
      databaseUrl: await newDatabase(),
      settings: { TRUST_PROXY: 'loopback', RATE_LIMIT: '100000' },
    })
    const ana = await join(api.url, 'ana')
    const guests = []
    for (let at = 0; at < 8; at += 1) guests.push(await join(api.url, `guest-${'abcdefgh'[at]}`))
    const { body } = await ana.rest.upload('A door', await pictureFile())
    const file = async () => {
      const answer = await fetch(body.asset_url)
      await answer.arrayBuffer()
      return answer
    }
    const quiet = new Stopwatch()
    for (let times = 0; times < 20; times += 1) await quiet.time(file)
    const reading = new Stopwatch()
    const beside = reading.repeat(file, 20)
    const begun = performance.now()
    const tally = new Tally()
    const document = `mutation ($input: SignInInput!) { ${Array.from({ length: 29 }, (_, at) => `s${at}: signIn(input: $input) { token }`).join(' ')} }`
    const inOneDocument = guests.slice(0, 4).map(async ({ username }) => {
      const { errors } = await ana.graphql
        .as()
        .send(
          document,
          { input: { identifier: username, password: PASSWORD } },
          { 'x-forwarded-for': OUTSIDER },
        )
      tally.add(errors?.[0].extensions?.code ?? '29 in one document')
    })
    const oneByOne = guests.slice(4).map(async ({ username }, guest) => {
      for (let at = 0; at < 29; at += 1) {
        const { errors } = await ana.graphql
          .as()
          .send(
            SIGN_IN,
            { input: { identifier: username, password: PASSWORD } },
            { 'x-forwarded-for': `198.51.100.${guest}` },
          )
        tally.add(errors?.[0].extensions?.code ?? 'one by one')
      }
    })
    await Promise.all([...inOneDocument, ...oneByOne])
    const seconds = (performance.now() - begun) / 1000
    const series = await beside.stop()
    assert(Object.keys(series.statuses).join() === '200', `the file had ${formatSeries(series)}`)
    assert(series.p95 < 1_000 && series.worst < 3_000, `the file took ${formatSeries(series)}`)
    assert((await signIn(api.url, 'ana')).token, 'sign-in fails afterwards')
    return `${tally.words} in ${seconds.toFixed(1)} s; a file before: ${formatSeries(quiet.series)}; beside: ${formatSeries(series)}`
  },
}

export const cases: Case[] = [leakedToken, outsider, manyRightOnes]
