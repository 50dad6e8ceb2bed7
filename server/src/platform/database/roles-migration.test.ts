/** Covers specification P20, P26. */
import { PROJECT_ACTIONS } from '#schema/project-roles'
import { freshDatabase } from '../../../test/database.js'
import { openDatabase } from '../../app/process/database.js'
import { User } from '../../modules/account/user.entity.js'
import { Project } from '../../modules/project/project.entity.js'
import { may } from '../../modules/project/project-roles.js'
import { migratorOf } from './migrator.js'
import { migrate } from './orm.js'

const MEMBERS = 'Migration20261127034457_project_member'

const idOf = (digit: number) => `${digit}1111111-1111-4111-8111-111111111111`
const PEOPLE = { admin: idOf(1), owner: idOf(2), listed: idOf(3), other: idOf(4) }
const OPEN = idOf(5)
const PRIVATE = idOf(6)
const OWNERS_ONLY = ['manage', 'delete']

test('roles keep the rights that everyone had before', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  try {
    await migratorOf(database).up({ to: 'Migration20261126021000_lower_thirds' })
    const run = (statement: string, values: string[] = []) => database.em.fork().execute(statement, values)
    for (const [name, id] of Object.entries(PEOPLE))
      await run(
        `insert into account (id, email, username, password_hash, is_admin) values (?, ?, ?, '', ?::boolean)`,
        [id, `${name}@example.com`, name, String(name === 'admin')],
      )
    for (const [id, isPrivate] of [
      [OPEN, 'false'],
      [PRIVATE, 'true'],
    ])
      await run(
        `insert into project (id, name, owner_id, is_private, member_ids)
         values (?, 'The Keeper', ?, ?::boolean, array[?::text])`,
        [id, PEOPLE.owner, isPrivate, PEOPLE.listed],
      )
    await migrate(database)
    const em = database.em.fork()
    const allowed = async (name: keyof typeof PEOPLE, id: string) => {
      const [person, project] = [
        await em.findOneOrFail(User, PEOPLE[name]),
        await em.findOneOrFail(Project, id),
      ]
      return PROJECT_ACTIONS.filter((action) => may(person, project, action))
    }
    const work = PROJECT_ACTIONS.filter((action) => !OWNERS_ONLY.includes(action))
    for (const id of [OPEN, PRIVATE]) {
      expect(await allowed('owner', id)).toEqual(PROJECT_ACTIONS)
      expect(await allowed('admin', id)).toEqual(PROJECT_ACTIONS)
      expect(await allowed('listed', id)).toEqual(work)
    }
    expect(await allowed('other', OPEN)).toEqual(work)
    expect(await allowed('other', PRIVATE)).toEqual([])
  } finally {
    await database.close()
    await fresh.drop()
  }
})

test('members become rows with the same roles in the same order, and back; they are deleted with their account or project', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  const run = (statement: string, values: string[] = []) =>
    database.em.fork().execute<Record<string, unknown>[]>(statement, values)
  const rows = () => run('select project_id, user_id, role from project_member order by created_at')
  const { admin, owner, listed, other } = PEOPLE
  try {
    await migratorOf(database).up({ to: 'Migration20261127020000_job_columns' })
    for (const [name, id] of Object.entries(PEOPLE))
      await run('insert into account (id, email, username) values (?, ?, ?)', [
        id,
        `${name}@example.com`,
        name,
      ])
    for (const [id, members, roles] of [
      [OPEN, [other, 'gone', listed, admin, other], { [listed]: 'viewer', [admin]: 'manager' }],
      [PRIVATE, [], {}],
    ] as const)
      await run(
        `insert into project (id, name, owner_id, member_ids, member_roles) values (?, 'The Keeper', ?, ?, ?)`,
        [id, owner, `{${members.join()}}`, JSON.stringify(roles)],
      )

    await migratorOf(database).up({ to: MEMBERS })
    const members = { [other]: 'editor', [listed]: 'viewer', [admin]: 'manager' }
    expect(await rows()).toEqual(
      Object.entries(members).map(([user_id, role]) => ({ project_id: OPEN, user_id, role })),
    )
    const em = database.em.fork()
    for (const [id, expected] of [
      [OPEN, members],
      [PRIVATE, {}],
    ] as const)
      expect(Object.entries((await em.findOneOrFail(Project, id)).members)).toEqual(Object.entries(expected))

    await migratorOf(database).down({ migrations: [MEMBERS] })
    expect(await run('select member_ids, member_roles from project order by id')).toEqual([
      { member_ids: [other, listed, admin], member_roles: members },
      { member_ids: [], member_roles: {} },
    ])

    await migratorOf(database).up({ to: MEMBERS })
    await run('delete from account where id = ?', [listed])
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([other, admin])
    await run('delete from project')
    expect(await rows()).toEqual([])
  } finally {
    await database.close()
    await fresh.drop()
  }
})
