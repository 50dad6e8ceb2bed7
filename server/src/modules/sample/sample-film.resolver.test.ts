/** Covers specification P18. */
import { type Case, type World, testResolver } from '../../../test/resolver.js'
import { Budget, BudgetPeriod, BudgetScope } from '../billing/budget.entity.js'
import { Project } from '../project/project.entity.js'
import { aRow, rows, update, aJob } from '../../../test/world/builders.js'
import { waitFor } from '../../../test/wait-for.js'
import { IDS } from '../../../test/world/things.js'
import { Clip, VideoStatus } from '../video/clip.entity.js'
import { Job, JobStatus } from '#platform/queue/job.entity'
import { SampleFilm } from './sample-film.service.js'

const own = (world: World) =>
  world.em.fork().execute(
    `select p.id, p.name, (select count(*)::int from storyboard_shot s where s.project_id = p.id) as shots
       from project p join sample_film f on f.project_id = p.id join account a on a.id = f.user_id where a.username = 'owner'`,
  )
const kept = (world: World) => world.em.fork().execute('select user_id, project_id, is_cut from sample_film')
const openBefore = (isCut: boolean) =>
  rows(aRow(SampleFilm, { userId: IDS.owner, projectId: IDS.project, isCut }))

/** Adds a sample film of the owner with a take of each shot, and cut jobs in these states. */
const filmed =
  (cuts: JobStatus[], change = 'select 1') =>
  async (world: World) => {
    await world.run(world.viewerAs('owner'), OPEN, {})
    const [{ id: projectId }] = await own(world)
    await rows(
      update(Clip, { projectId }, { status: VideoStatus.PENDING, videoKey: 'v', duration: 4 }),
      update(Job, { projectId }, { status: JobStatus.SUCCEEDED }),
      cuts.map((status) => aJob({ kind: 'sample', status, projectId })),
    )(world)
    await world.em.fork().execute(change)
  }
const cutsAre =
  (expected: string[]): Case['check'] =>
  async (world, { openSampleProject }) => {
    const cuts = await world.em
      .fork()
      .execute(`select status from job where kind = 'sample' and project_id = ? order by status`, [
        openSampleProject.id,
      ])
    expect(cuts.map(({ status }) => status)).toEqual(expected)
  }
const OPEN = 'mutation { openSampleProject { id name description isPrivate viewerCanManage } }'

/** With a provider key, because the sample’s videos must still cost nothing. */
testResolver(
  {
    'Mutation.openSampleProject': {
      operation: OPEN,
      result: {
        openSampleProject: { name: 'The Late Letter (sample)', isPrivate: true, viewerCanManage: true },
      },
      check: async (world, { openSampleProject }) => {
        expect(await own(world)).toEqual([
          { id: openSampleProject.id, name: openSampleProject.name, shots: 5 },
        ])
        const em = world.em.fork()
        const videos = await em.execute(
          `select distinct v.engine, v.status, v.prompt like '%Ada%' as "hasAda", j.kind, j.status as job
           from clip v join job j on j.subject_id = v.id where v.project_id = ? order by 3`,
          [openSampleProject.id],
        )
        const started = { engine: 'local', status: 'in_progress', kind: 'video', job: 'queued' }
        expect(videos).toEqual([
          { ...started, hasAda: false },
          { ...started, hasAda: true },
        ])
        const sounds = await em.execute(
          `select payload->>'model' as model, payload->'use'->'isScore' as score from job
           where kind = 'sound' and project_id = ? order by 1`,
          [openSampleProject.id],
        )
        const voice = { model: 'sketch/voice', score: null }
        expect(sounds).toEqual([{ model: 'sketch/music', score: true }, voice, voice])
        expect(
          await em.execute('select count(*)::int as n from ledger_entry where project_id = ?', [
            openSampleProject.id,
          ]),
        ).toEqual([{ n: 0 }])
      },
      cases: [
        {
          name: 'opened before: returns the same project, unchanged',
          prepare: openBefore(true),
          result: { openSampleProject: {} },
          check: async (world, { openSampleProject }) => {
            expect(openSampleProject.id).toBe(world.ids.project)
            expect(await kept(world)).toHaveLength(1)
          },
        },
        {
          name: 'in the Trash: creates a new one',
          prepare: async (world) => {
            await openBefore(true)(world)
            await rows(update(Project, IDS.project, { deletedAt: new Date() }))(world)
          },
          result: { openSampleProject: { name: 'The Late Letter (sample)' } },
          check: async (world, { openSampleProject }) =>
            expect(await kept(world)).toEqual([
              { user_id: world.ids.owner, project_id: openSampleProject.id, is_cut: false },
            ]),
        },
        {
          name: 'another user’s sample is not used',
          as: 'user',
          prepare: openBefore(true),
          result: { openSampleProject: { name: 'The Late Letter (sample)' } },
          check: async (world) => expect(await kept(world)).toHaveLength(2),
        },
        {
          name: 'all takes are finished: requests the cut',
          prepare: filmed([]),
          result: { openSampleProject: {} },
          check: cutsAre(['queued']),
        },
        {
          name: 'its music is still being made: waits',
          prepare: filmed([], `update job set status = 'running' where payload->>'model' = 'sketch/music'`),
          result: { openSampleProject: {} },
          check: cutsAre([]),
        },
        {
          name: 'the last sound is cancelled: requests the cut without it',
          prepare: filmed([], `update job set status = 'queued' where payload->>'model' = 'sketch/music'`),
          result: { openSampleProject: {} },
          check: async (world, data) => {
            const [{ id }] = await world.em
              .fork()
              .execute(`select id from job where kind = 'sound' and status = 'queued'`)
            await world.run(world.viewerAs('owner'), 'mutation ($id: ID!) { cancelJob(id: $id) { id } }', {
              id,
            })
            await waitFor(() => cutsAre(['queued'])!(world, data))
          },
        },
        {
          name: 'another take is in progress: requests the cut',
          prepare: filmed(
            [],
            `insert into clip (project_id, author_id, take_of, engine, status, prompt, title)
             select project_id, author_id, id, engine, 'in_progress', prompt, title from clip
             where id = (select takes_of from storyboard_shot where takes_of is not null limit 1)`,
          ),
          result: { openSampleProject: {} },
          check: cutsAre(['queued']),
        },
        {
          name: 'the cut failed or was cancelled: requests it again',
          prepare: filmed([JobStatus.FAILED, JobStatus.CANCELLED]),
          result: { openSampleProject: {} },
          check: cutsAre(['cancelled', 'failed', 'queued']),
        },
        {
          name: 'the cut is in progress: requests no second one',
          prepare: filmed([JobStatus.QUEUED]),
          result: { openSampleProject: {} },
          check: cutsAre(['queued']),
        },
        {
          name: 'a hard budget of the team does not stop it',
          prepare: rows(
            aRow(Budget, { scope: BudgetScope.TEAM, period: BudgetPeriod.ALWAYS, amount: 0, isHard: true }),
          ),
          result: { openSampleProject: {} },
          check: async (world) =>
            expect(await world.em.fork().execute('select 1 from shot_refusal')).toEqual([]),
        },
      ],
    },
  },
  { FAL_KEY: 'a-key' },
)
