/** Covers specification A37, S13. */
import argon2 from 'argon2'
import { folded } from '#schema/text/folded'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'

let team: TestInstallation
let ana: Client
beforeAll(async () => {
  team = await testInstallation({ env: { REGISTRATION: 'open' } })
  ana = await team.join('ana')
})
afterAll(() => team.close())

const run = <Found extends object>(sql: string, parameters: unknown[] = []) =>
  team.installation.database.em.fork().execute<Found[]>(sql, parameters)

describe('a password is the same on every keyboard', () => {
  const typed = 'Äpfel für Zoë'
  const [composed, decomposed] = [typed.normalize('NFC'), typed.normalize('NFD')]
  const register = (username: string, password: string) =>
    team.client().ask('mutation ($input: RegisterInput!) { register(input: $input) { id } }', {
      input: { email: `${username}@example.com`, username, password },
    })

  test.each([
    ['composed', composed],
    ['decomposed', decomposed],
    ['with a wide space', typed.replace(' ', '\u00a0')],
  ])('set %s', async (how, password) => {
    const name = `zoe ${how}`.replaceAll(' ', '')
    await register(name, password)
    for (const form of [composed, decomposed]) await team.signIn(name, form)
    await expect(team.signIn(name, typed.replace('ë', 'e'))).rejects.toThrow()
  })

  test('passwords that earlier versions hashed as typed stay valid', async () => {
    await register('max', typed)
    for (const form of [composed, decomposed]) {
      const hash = await argon2.hash(form, { memoryCost: 1024, timeCost: 2 })
      await run('update account set password_hash = ? where username = ?', [hash, 'max'])
      for (const again of [composed, decomposed]) await team.signIn('max', again)
    }
  })

  test('characters of a password are counted as graphemes', async () => {
    for (const short of ['é'.repeat(7).normalize('NFD'), '🎬'.repeat(4)])
      await expect(register('short', short)).rejects.toThrow('Password must be at least 8 characters')
  })
})

const PROJECTS = 'query ($search: String) { projects(search: $search) { totalCount nodes { name } } }'
const found = async (search: string) =>
  (await ana.ask(PROJECTS, { search })).projects.nodes.map(({ name }: { name: string }) => name)

test('a search ignores accents in either normalisation form, also in rows of earlier versions', async () => {
  const create = 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id name } }'
  const name = 'Café Größe'
  const { createProject } = await ana.ask(create, { input: { name: name.normalize('NFD') } })
  expect(createProject.name).toBe(name.normalize('NFC'))
  await ana.ask(create, { input: { name: 'Ёлка и 민수' } })
  await ana.ask(create, { input: { name: '100% sure_' } })
  for (const search of ['cafe', 'CAFÉ', 'cafe\u0301', 'grosse', 'größe', 'é g'])
    expect(await found(search)).toEqual([name])
  for (const search of ['елка', 'ЁЛКА', '민수'.normalize('NFD')])
    expect(await found(search)).toEqual(['Ёлка и 민수'])
  for (const search of ['%', '_', '０％']) expect(await found(search)).toEqual(['100% sure_'])
  expect(await found('kafe')).toEqual([])
  await run('update project set name = ? where id = ?', [name.normalize('NFD'), createProject.id])
  expect(await found('café')).toHaveLength(1)
})

test('the browser and the database fold text equally', async () => {
  const texts = [
    'Plain TEXT',
    'ÀÉÎÕÜ çñ Žluťoučký Łódź Øre Đorđe',
    'Straße ÆON Œuvre İstanbul ISPARTA ışık',
    'ΝΊΚΟΣ Νίκος',
    'Йод Ёж',
    'ＷＩＤＥ １２３ ｶﾞ ガ ﬁn',
    '민수 한국',
    'हिन्दी ไทย مَرحبا שָׁלוֹם',
    '🎬 A\nb',
  ]
  for (const text of texts.flatMap((each) => [each, each.normalize('NFD')])) {
    const [{ sql }] = await run<{ sql: string }>('select folded(?) as sql', [text])
    expect(sql).toBe(folded(text))
  }
})
