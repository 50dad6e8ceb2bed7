/** Covers specification C44, P23. */
import { randomUUID } from 'node:crypto'
import { NOWHERE, testResolver } from '../../../test/resolver.js'
import { IDS, type Ids } from '../../../test/world/things.js'
import { Job, JobStatus } from '#platform/queue/job.entity'
import { Project } from '../project/project.entity.js'
import { VideoStatus } from '../video/clip.entity.js'
import { aClip, aJob, many, minutesAgo, rows, update } from '../../../test/world/builders.js'

const JOB = `status progress failure projectId video { title } asset { name } estimate { usd } usualSeconds position
  viewerCanCancel viewerCanRetry`
const NOT_FOUND = { code: 'NOT_FOUND', message: 'Job not found' }
const NOT_THE_AUTHOR = {
  name: 'the reason for others',
  as: 'user' as const,
  code: 'FORBIDDEN',
  message: 'Only the person who requested it and admins may do this',
}

const ended = (status: JobStatus) => ({
  prepare: rows(update(Job, {}, { status, finishedAt: new Date() })),
})
const queue = rows(update(Job, {}, { status: JobStatus.QUEUED }))
/** Queues the job behind one of a private project. */
const queueBehindHidden = rows(
  update(Job, IDS.job, { status: JobStatus.QUEUED }),
  update(Job, IDS.hiddenJob, { leaseUntil: minutesAgo(-60), startedAt: new Date() }),
)
/** Jobs that the viewer may not see. */
const unknown = [
  ['the job of a private project', ({ hiddenJob }: Ids) => ({ id: hiddenJob })],
  ['an unknown id', () => ({ id: NOWHERE })],
  ['a malformed id', () => ({ id: 'nonsense' })],
] as const
const unknownJobs = unknown.map(([name, variables]) => ({
  name,
  as: 'user' as const,
  variables,
  ...NOT_FOUND,
}))

testResolver({
  'Query.job': {
    operation: `query ($id: ID!) { job(id: $id) { ${JOB} waitsFor { id } } }`,
    variables: ({ job }) => ({ id: job }),
    result: {
      job: {
        status: 'RUNNING',
        video: { title: 'running' },
        asset: null,
        estimate: null,
        usualSeconds: null,
        position: null,
        waitsFor: null,
        viewerCanCancel: true,
        viewerCanRetry: false,
      },
    },
    cases: [
      {
        name: 'other members',
        as: 'user',
        result: { job: { viewerCanCancel: false, viewerCanRetry: false } },
      },
      {
        name: 'an admin sees the job of a private project',
        as: 'admin',
        variables: ({ hiddenJob }) => ({ id: hiddenJob }),
        result: { job: { viewerCanCancel: true } },
      },
      ...(
        [
          ['with three recent videos of its model', 3, 20],
          ['with only two of them', 2, null],
        ] as const
      ).map(([name, count, usualSeconds]) => ({
        name,
        prepare: rows(
          many(count, (n) => {
            const [subjectId, startedAt] = [randomUUID(), minutesAgo(60)]
            return [
              aClip({ id: subjectId, status: VideoStatus.PENDING }),
              aJob({
                status: JobStatus.SUCCEEDED,
                subjectId,
                startedAt,
                finishedAt: new Date(startedAt.getTime() + n * 10_000),
              }),
            ]
          }),
        ),
        result: { job: { usualSeconds } },
      })),
      {
        name: 'the position of a queued job, and the job ahead of it',
        variables: ({ hiddenJob }) => ({ id: hiddenJob }),
        prepare: queue,
        result: { job: { position: 2, waitsFor: { id: IDS.job } } },
      },
      ...unknownJobs,
    ],
  },
  'Query.waitingJobs': {
    operation: `query ($projectId: ID!, $first: Int) {
      waitingJobs(projectId: $projectId, first: $first) { nodes { ${JOB} waitsFor { id } } }
    }`,
    variables: ({ project }) => ({ projectId: project }),
    as: 'user',
    prepare: queueBehindHidden,
    result: {
      waitingJobs: {
        nodes: [{ status: 'QUEUED', position: 1, video: { title: 'running' }, waitsFor: null }],
      },
    },
    cases: [
      {
        name: 'the owner sees the job of a private project that it waits for',
        prepare: queueBehindHidden,
        result: { waitingJobs: { nodes: [{ waitsFor: { id: IDS.hiddenJob } }] } },
      },
      { name: 'running jobs are not waiting', result: { waitingJobs: { nodes: [] } } },
      {
        name: 'users outside a private project get NOT_FOUND',
        as: 'user',
        variables: ({ hidden }) => ({ projectId: hidden }),
        code: 'NOT_FOUND',
      },
      { name: 'an unknown project', variables: () => ({ projectId: NOWHERE }), code: 'NOT_FOUND' },
    ],
    list: {
      rows: many(50, () => {
        const id = randomUUID()
        return [aClip({ id }), aJob({ subjectId: id })]
      }),
      variables: (first, { project }) => ({ projectId: project, first }),
      nodes: ({ waitingJobs }) => waitingJobs.nodes,
    },
  },
  'Mutation.cancelJob': {
    operation: `mutation ($id: ID!) { cancelJob(id: $id) { ${JOB} } }`,
    variables: ({ job }) => ({ id: job }),
    result: {
      cancelJob: { status: 'CANCELLED', failure: null, viewerCanCancel: false, viewerCanRetry: true },
    },
    cases: [
      { name: 'an admin cancels the job of another', as: 'admin', result: { cancelJob: {} } },
      {
        name: 'a job that has ended',
        ...ended(JobStatus.SUCCEEDED),
        code: 'CONFLICT',
        message: 'This job has already ended',
      },
      {
        name: 'a job that was cancelled',
        ...ended(JobStatus.CANCELLED),
        code: 'CONFLICT',
        message: 'This job has already been cancelled',
      },
      NOT_THE_AUTHOR,
      ...unknownJobs,
    ],
  },
  'Mutation.retryJob': {
    operation: `mutation ($id: ID!) { retryJob(input: { id: $id }) { ${JOB} } }`,
    variables: ({ job }) => ({ id: job }),
    ...ended(JobStatus.FAILED),
    result: { retryJob: { status: 'QUEUED', progress: 0, failure: null, viewerCanCancel: true } },
    cases: [
      {
        name: 'an admin retries the cancelled job of another',
        as: 'admin',
        ...ended(JobStatus.CANCELLED),
        result: { retryJob: { status: 'QUEUED' } },
      },
      {
        name: 'a running job',
        code: 'CONFLICT',
        message: 'Only a failed or cancelled job can be retried',
      },
      {
        name: 'the video was permanently deleted',
        prepare: rows(update(Job, {}, { status: JobStatus.FAILED, subjectId: NOWHERE })),
        code: 'CONFLICT',
        message: 'The video of this job was deleted',
      },
      {
        name: 'its author is no longer an editor',
        as: 'user',
        prepare: rows(
          update(Job, {}, { status: JobStatus.FAILED, authorId: IDS.user }),
          update(Project, {}, { memberRole: 'viewer' }),
        ),
        code: 'FORBIDDEN',
        message: 'Only editors may generate or change what is in this project',
      },
      NOT_THE_AUTHOR,
      ...unknownJobs,
    ],
  },
  'Subscription.jobChanged': {
    operation: `subscription ($projectId: ID) { jobChanged(projectId: $projectId) { ${JOB} } }`,
    variables: ({ project }) => ({ projectId: project }),
    as: 'user',
    event: async ({ as, ids }) => {
      const library = 'mutation { generateAsset(input: { prompt: "A gate" }) { id } }'
      const cancel = 'mutation ($id: ID!) { cancelJob(id: $id) { id } }'
      const made = await as('owner', library)
      for (const id of [ids.job, ids.hiddenJob, made.data.generateAsset.id]) await as('owner', cancel, { id })
    },
    result: { jobChanged: { status: 'CANCELLED', viewerCanRetry: false } },
    cases: [
      {
        name: 'the owner of a private project',
        variables: ({ hidden }) => ({ projectId: hidden }),
        result: { jobChanged: { status: 'CANCELLED', viewerCanRetry: true } },
      },
      {
        name: 'the user’s own jobs outside of projects',
        variables: () => ({}),
        result: { jobChanged: { projectId: null } },
      },
      {
        name: 'admins get the jobs of all users outside of projects',
        as: 'admin',
        variables: () => ({}),
        result: { jobChanged: { projectId: null } },
      },
    ],
  },
})
