import { freshDatabase } from '../../../test/database.js'
import { Asset } from '../../modules/library/asset.entity.js'
import { Job } from '../queue/job.entity.js'
import { Project } from '../../modules/project/project.entity.js'
import { Clip } from '../../modules/video/clip.entity.js'
import { migratorOf } from './migrator.js'
import { migrate } from './orm.js'
import { openDatabase } from '../../app/process/database.js'

const [account, project, asset, asked, answer, job, videoJob] = [1, 2, 3, 4, 5, 6, 7].map(
  (digit) => `${digit}1111111-1111-4111-8111-111111111111`,
)

test('a picture that was asked for before its job carried it is found with the job, and nothing is lost', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  try {
    await migratorOf(database).up({ to: 'Migration20261121123000_picture_requests_of_messages' })
    const run = (statement: string, values: string[]) => database.em.fork().execute(statement, values)
    await run(
      `insert into account (id, email, username, password_hash) values (?, 'ana@example.com', 'ana', '')`,
      [account],
    )
    await run(`insert into project (id, name, owner_id) values (?, 'The Keeper', ?)`, [project, account])
    await run(
      `insert into asset (id, name, owner_id, original_key, medium_key, small_key, width, height, dominant_color, thumb_hash)
       values (?, 'A door', ?, 'o', 'm', 's', 1, 1, '#000000', '')`,
      [asset, account],
    )
    for (const [id, kind] of [
      [job, 'image'],
      [videoJob, 'video'],
    ])
      await run('insert into job (id, kind, project_id, author_id) values (?, ?, ?, ?)', [
        id,
        kind,
        project,
        account,
      ])
    const references = [{ assetId: asset, name: 'A door' }]
    await run(
      `insert into message (id, project_id, content, sender_type, message_type, author_id, kept_references) values (?, ?, 'Paint it red', 'user', 'Modify', ?, ?)`,
      [asked, project, account, JSON.stringify(references)],
    )
    const order = {
      ratio: '3:2',
      seed: 7,
      wantsMagic: true,
      magicPrompt: 'Paint it a deep red',
      engine: 'local',
      model: 'a-model',
      cost: 0.04,
    }
    await run(
      `insert into message (id, project_id, content, sender_type, message_type, author_id, answers_id, job_id, asset_id, picture)
       values (?, ?, '', 'assistant', 'Modify', ?, ?, ?, ?, ?)`,
      [answer, project, account, asked, job, asset, JSON.stringify(order)],
    )
    await migrate(database)
    const em = database.em.fork()
    expect(await em.findOneOrFail(Job, job)).toMatchObject({
      resultId: asset,
      payload: { ...order, prompt: 'Paint it red', references },
    })
    expect(await em.findOneOrFail(Job, videoJob)).toMatchObject({
      resultId: null,
      payload: null,
      projectId: project,
    })
  } finally {
    await database.close()
    await fresh.drop()
  }
})

test('who flagged an asset is found in the audit log, and what was there before is in no Trash', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  try {
    await migratorOf(database).up({ to: 'Migration20261122111000_watched_jobs' })
    const run = (statement: string, values: string[] = []) => database.em.fork().execute(statement, values)
    for (const [at, id] of [account, answer].entries())
      await run(`insert into account (id, email, username, password_hash) values (?, ?, ?, '')`, [
        id,
        `${at}@example.com`,
        `person ${at}`,
      ])
    await run(`insert into project (id, name, owner_id) values (?, 'The Keeper', ?)`, [project, account])
    await run(
      `insert into video (id, project_id, author_id, title, engine) values (?, ?, ?, 'A door', 'local')`,
      [videoJob, project, account],
    )
    for (const id of [asset, asked])
      await run(
        `insert into asset (id, name, owner_id, original_key, medium_key, small_key, width, height, dominant_color, thumb_hash, flagged_at)
         values (?, 'A door', ?, 'o', 'm', 's', 1, 1, '#000000', '', ${id === asset ? 'now()' : 'null'})`,
        [id, account],
      )
    const flags: [string, string, string][] = [
      [asset, account, '2 days'],
      [asset, answer, '1 day'],
      [asked, account, '1 day'],
    ]
    for (const [subject, actor, ago] of flags)
      await run(
        `insert into audit_entry (action, actor_id, subject_id, subject_name, created_at)
         values ('asset-flagged', ?, ?, 'A door', now() - ?::interval)`,
        [actor, subject, ago],
      )
    await migrate(database)
    const em = database.em.fork()
    expect(await em.findOneOrFail(Asset, asset)).toMatchObject({ flaggedById: answer })
    expect(await em.findOneOrFail(Asset, asked)).toMatchObject({ flaggedById: null })
    expect(await em.findOneOrFail(Project, project)).toMatchObject({ deletedAt: null })
    expect(await em.findOneOrFail(Clip, videoJob)).toMatchObject({ deletedAt: null })
  } finally {
    await database.close()
    await fresh.drop()
  }
})

test('people whose names look alike keep them, and nobody takes a name that looks like one of them', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  try {
    await migratorOf(database).up({ to: 'Migration20261121170717_pending_files' })
    const run = (statement: string, values: string[] = []) => database.em.fork().execute(statement, values)
    const names = ['paul', 'pau1', '\u0440\u0430ul', 'paul\u200B', 'ben']
    for (const [at, name] of names.entries()) {
      await run(
        `insert into account (email, username, password_hash, created_at) values (?, ?, '', now() + make_interval(secs => ?::int))`,
        [`${at}@example.com`, name, String(at)],
      )
    }
    await run(
      `insert into session (user_id, created_at, expires_at) select id, now() - interval '1 day', now() from account where username = 'ben'`,
    )
    await migrate(database)
    const kept = await database.em
      .fork()
      .execute<{ username: string; has: boolean }[]>(
        'select username, username_skeleton is not null as has from account order by created_at',
      )
    expect(kept.map(({ username }) => username)).toEqual(names)
    expect(kept.map(({ has }) => has)).toEqual([true, false, false, true, true])
    await expect(
      run(
        `insert into account (email, username, username_skeleton) values ('x@example.com', 'PauI', 'paul')`,
      ),
    ).rejects.toThrow('account_skeleton_unique')
    const [{ long }] = await database.em
      .fork()
      .execute<{ long: boolean }[]>(`select confirmed_at < now() - interval '23 hours' as long from session`)
    expect(long).toBe(true)
  } finally {
    await database.close()
    await fresh.drop()
  }
})

test('a database that a newer program has migrated is left alone, with a sentence', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  try {
    await migratorOf(database).up({ to: 'Migration20261121140000_free_offers_and_stored_responses' })
    const newer = `insert into mikro_orm_migrations (name) values ('Migration29990101000000')`
    await database.em.execute(newer)
    await expect(migrate(database)).rejects.toThrow(
      /newer Cutroom \(Migration29990101000000\).*Nothing was changed/,
    )
    expect((await migratorOf(database).getPendingMigrations()).length).toBeGreaterThan(2)
  } finally {
    await database.close()
    await fresh.drop()
  }
})
