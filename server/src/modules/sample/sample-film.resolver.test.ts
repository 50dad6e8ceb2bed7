import { WRITERS, type World, testResolver } from '../../../test/resolver.js'
import { sql } from '../../../test/resolver-cases.js'

const own = (world: World) =>
  world.em.fork().execute(
    `select p.id, p.name, (select count(*)::int from storyboard_shot s where s.project_id = p.id) as shots
       from project p join sample_film f on f.project_id = p.id join account a on a.id = f.user_id where a.username = 'owner'`,
  )
const kept = (world: World) => world.em.fork().execute('select user_id, project_id, is_cut from sample_film')
const openBefore = (isCut: boolean) =>
  sql(
    ({ owner, project }) =>
      `insert into sample_film (user_id, project_id, is_cut) values ('${owner}', '${project}', ${isCut})`,
  )

/** With a key of a provider, as its videos must cost nothing. */
testResolver(
  {
    'Mutation.openSampleFilm': {
      operation: 'mutation { openSampleFilm { id name description viewerCanManage } }',
      result: { openSampleFilm: { name: 'The Late Letter (sample)', viewerCanManage: true } },
      refused: WRITERS,
      check: async (world, { openSampleFilm }) => {
        expect(await own(world)).toEqual([{ id: openSampleFilm.id, name: openSampleFilm.name, shots: 5 }])
        const em = world.em.fork()
        const videos = await em.execute(
          `select distinct v.engine, v.status, v.prompt like '%Ada%' as "hasAda", j.kind, j.status as job
           from video v join job j on j.video_id = v.id where v.project_id = ? order by 3`,
          [openSampleFilm.id],
        )
        const started = { engine: 'local', status: 'in_progress', kind: 'video', job: 'queued' }
        expect(videos).toEqual([
          { ...started, hasAda: false },
          { ...started, hasAda: true },
        ])
        expect(
          await em.execute('select count(*)::int as n from ledger_entry where project_id = ?', [
            openSampleFilm.id,
          ]),
        ).toEqual([{ n: 0 }])
      },
      cases: [
        {
          name: 'opened before: the same project, unchanged',
          prepare: openBefore(true),
          result: { openSampleFilm: {} },
          check: async (world, { openSampleFilm }) => {
            expect(openSampleFilm.id).toBe(world.ids.project)
            expect(await kept(world)).toHaveLength(1)
          },
        },
        {
          name: 'in the Trash: it is made anew',
          prepare: async (world) => {
            await openBefore(true)(world)
            await sql(({ project }) => `update project set deleted_at = now() where id = '${project}'`)(world)
          },
          result: { openSampleFilm: { name: 'The Late Letter (sample)' } },
          check: async (world, { openSampleFilm }) =>
            expect(await kept(world)).toEqual([
              { user_id: world.ids.owner, project_id: openSampleFilm.id, is_cut: false },
            ]),
        },
        {
          name: 'the sample of somebody else stays theirs',
          as: 'user',
          prepare: openBefore(true),
          result: { openSampleFilm: { name: 'The Late Letter (sample)' } },
          check: async (world) => expect(await kept(world)).toHaveLength(2),
        },
        {
          name: 'a hard budget of the team does not stop it',
          prepare: sql(
            () => `insert into budget (scope, period, amount, is_hard) values ('team', 'always', 0, true)`,
          ),
          result: { openSampleFilm: {} },
          check: async (world) =>
            expect(await world.em.fork().execute('select 1 from shot_refusal')).toEqual([]),
        },
      ],
    },
  },
  { FAL_KEY: 'a-key' },
)
