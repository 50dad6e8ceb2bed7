import { pictureFile } from '../../test/journeys/pictures.js'
import { type Case, assert } from '../case.js'
import { Stopwatch, formatSeries } from '../measure.js'
import { PASSWORD, join, signIn } from '../people.js'
import { newDatabase } from '../postgres.js'
import { start } from '../product.js'

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token deviceProof } }'
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

export const cases: Case[] = [manyRightOnes]
