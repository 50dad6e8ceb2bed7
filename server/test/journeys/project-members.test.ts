/** Covers specification P26. */
import { refusalOf } from '#schema/project-roles'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { idOf } from '../team.js'
import { waitFor } from '../wait-for.js'
import { projectOf } from './workspace.js'

const PEOPLE = 12
let team: TestInstallation
let ana: Client
let ben: Client
let cleo: Client
let people: string[]
beforeAll(async () => {
  team = await testInstallation()
  ;[ana, ben, cleo] = [await team.join('ana'), await team.join('ben'), await team.join('cleo')]
})
beforeEach(async () => {
  people = (
    await run<{ id: string }>(
      `insert into account (email, username) select name || '@example.com', name
       from (select 'm' || gen_random_uuid() as name from generate_series(1, ${PEOPLE})) named returning id`,
    )
  ).map(({ id }) => id)
})
afterAll(() => team.close())

const run = <Row extends object>(sql: string, values: unknown[] = []) =>
  team.installation.database.em.fork().execute<Row[]>(sql, values)
const setRole = (person: Client, projectId: string, userId: string, role = 'REVIEWER') =>
  person.ask(
    `mutation ($projectId: ID!, $userId: ID!, $role: ProjectRole!) {
      updateProjectMember(input: { projectId: $projectId, userId: $userId, role: $role }) { id }
    }`,
    { projectId, userId, role },
  )
const rolesIn = async (id: string): Promise<[string, string][]> =>
  (
    await ben.ask('query ($id: ID!) { project(id: $id) { roles { user { id } role } } }', { id })
  ).project.roles.map(({ user, role }: { user: { id: string }; role: string }) => [user.id, role])

test('people added by two managers at once are all listed, each once', async () => {
  const id = await projectOf(ben)
  const cleoId = await idOf(cleo)
  await setRole(ben, id, cleoId, 'MANAGER')
  await Promise.all(
    people.flatMap((userId, at) => [
      setRole(ben, id, userId),
      setRole(cleo, id, people[PEOPLE - 1 - at], 'REVIEWER'),
    ]),
  )
  const roles = await rolesIn(id)
  expect(roles[0]).toEqual([cleoId, 'MANAGER'])
  expect(new Map(roles)).toEqual(
    new Map([[cleoId, 'MANAGER'], ...people.map((one) => [one, 'REVIEWER'] as const)]),
  )
  expect(roles).toHaveLength(PEOPLE + 1)
})

test('members are listed in the order in which they were added', async () => {
  const id = await projectOf(ben)
  for (const userId of people) await setRole(ben, id, userId)
  await setRole(ben, id, people[0], 'VIEWER')
  expect((await rolesIn(id)).map(([userId]) => userId)).toEqual(people)
})

test('a person removed from the team while being added is in no project, and neither change fails', async () => {
  const projects = await Promise.all(Array.from({ length: 4 }, () => projectOf(ben)))
  const outcomes = await Promise.all(
    people.flatMap((userId) => [
      ...projects.map((id) =>
        setRole(ben, id, userId).then(
          () => 'added',
          (error) => error.message,
        ),
      ),
      ana.ask('mutation ($id: ID!) { removeMember(userId: $id) }', { id: userId }).then(() => 'revoked'),
    ]),
  )
  expect([...new Set(outcomes)].filter((one) => !/^added$|^revoked$|Member not found/.test(one))).toEqual([])
  for (const id of projects) expect(await rolesIn(id)).toEqual([])
})

test('a manager who is removed while their change waits may no longer make it', async () => {
  const id = await projectOf(ben)
  const cleoId = await idOf(cleo)
  await setRole(ben, id, cleoId, 'MANAGER')
  let change: Promise<unknown>
  await team.installation.database.em.fork().transactional(async (em) => {
    await em.execute('select from project where id = ? for update', [id])
    change = setRole(cleo, id, people[0]).catch(({ message }: Error) => message)
    await waitFor(async () =>
      expect(
        await run(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      ).toHaveLength(1),
    )
    await em.execute('delete from project_member where project_id = ?', [id])
  })
  expect(await change!).toContain(refusalOf('manage'))
  expect(await rolesIn(id)).toEqual([])
})
