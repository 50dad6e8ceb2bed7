import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { Lookup } from '#platform/api/graphql-types'
import { Refers } from '#platform/api/refers'
import type { Events } from '#platform/events/events'
import { PageArgs, connectionOf } from '#platform/queries/page'
import { Job, JobStatus } from '#platform/queue/job.entity'
import { subjectIdOf } from '#platform/queue/job-kinds'
import { type LiveSource, liveSource } from '#platform/events/live'
import { jobsAhead, placesInQueue } from '#platform/queue/job-queue'
import { Asset } from '../library/asset.entity.js'
import { assetsById } from '../library/asset.loader.js'
import { maySeeAsset } from '../library/asset.policy.js'
import { reservationsByJob } from '../billing/estimate.js'
import { estimateView } from '../billing/billing-views.js'
import { EstimateType, UNKNOWN_PRICE } from '../billing/billing.types.js'
import { Sound, soundsById } from '../sound/sound.entity.js'
import { Clip } from '../video/clip.entity.js'
import { Video } from '../video/video.entity.js'
import { Project, projectsById } from '../project/project.entity.js'
import { videosById } from '../video/video.loader.js'
import { jobsById, jobsByVideo, usualSecondsByJob } from './job.loader.js'
import { mayChangeJob, mayRetryJob, maySeeJob, type JobService } from './job.service.js'

Refers({ project: [() => Project, 'Its project; null for a job without one.'] })(Job)

const JobConnection = connectionOf('Job', () => Job)
type JobConnection = InstanceType<typeof JobConnection>

@Resolver(() => Video)
export class JobOfVideo {
  @FieldResolver(() => Job, { nullable: true, description: 'The job that generates it.' })
  job(@Root() { id }: Clip, @Ctx() { loaders }: Context): Promise<Job | null> {
    return loaders.of(jobsByVideo).load(id)
  }
}

@InputType({ description: 'A failed job to run again.' })
class RetryJobInput {
  @Field(() => ID, { description: 'The job.' })
  id!: string
  @Field(() => Boolean, UNKNOWN_PRICE)
  acceptsUnknownPrice?: boolean | null
}

@Resolver(() => Job)
export class JobResolver {
  private readonly live: LiveSource<Job>

  constructor(
    private readonly work: JobService,
    events: Events,
  ) {
    this.live = liveSource(events, {
      topics: ['job'],
      channelOf: ({ projectId }) => projectId,
      load: ({ id }) => this.work.find(id),
      show: (viewer, found) => (maySeeJob(viewer, found) ? found.job : null),
    })
  }

  @Lookup(() => Job, 'One job.')
  job(@Arg('id', () => ID, { description: 'The id.' }) id: string, @Ctx() context: Context): Promise<Job> {
    return this.work.open(signedIn(context), id)
  }

  @Query(() => JobConnection, { description: 'The waiting jobs of a project, newest first.' })
  waitingJobs(
    @Arg('projectId', () => ID, { description: 'The project.' }) projectId: string,
    @Args() page: PageArgs,
    @Ctx() context: Context,
  ): Promise<JobConnection> {
    return this.work.waiting(signedIn(context), projectId, page)
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => Job, { description: 'Cancels a job, as its author or an admin.' })
  cancelJob(
    @Arg('id', () => ID, { description: 'The job.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Job> {
    return this.work.cancel(signedIn(context), id)
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => Job, {
    description: 'Restarts a failed or cancelled job, as its author or an admin.',
  })
  retryJob(
    @Arg('input', () => RetryJobInput, { description: 'The job.' }) {
      id,
      acceptsUnknownPrice,
    }: RetryJobInput,
    @Ctx() context: Context,
  ): Promise<Job> {
    return this.work.retry(signedIn(context), id, { acceptsUnknownPrice })
  }

  @Subscription(() => Job, {
    description:
      'Changed jobs of a project. Without a project: the viewer’s jobs outside of projects, for admins those of all users.',
    subscribe: ({ context, args }: { context: Context; args: { projectId?: string | null } }) =>
      context.resolver(JobResolver).changes(context, args.projectId ?? null),
  })
  jobChanged(
    @Root() job: Job,
    @Arg('projectId', () => ID, {
      nullable: true,
      description: 'The project; null for jobs outside of projects.',
    })
    _projectId: string | null,
  ): Job {
    return job
  }

  changes(context: Context, projectId: string | null): AsyncIterable<Job> {
    return this.live.feed(signedIn(context), projectId)
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description:
      'For a video: typical duration of a generation with its model in seconds, the median of recent ones; null with fewer than three.',
  })
  usualSeconds(@Root() { id }: Job, @Ctx() { loaders }: Context): Promise<number | null> {
    return loaders.of(usualSecondsByJob).load(id)
  }

  @FieldResolver(() => ID, { nullable: true, description: 'The video that it generates.' })
  videoId(@Root() job: Job): string | null {
    return subjectIdOf(job, 'Video')
  }

  @FieldResolver(() => Video, {
    nullable: true,
    description: 'The video that it generates, in progress until it ends.',
  })
  video(@Root() job: Job, @Ctx() { loaders }: Context) {
    const id = subjectIdOf(job, 'Video')
    return id ? loaders.of(videosById).load(id) : null
  }

  @FieldResolver(() => Asset, {
    nullable: true,
    description: 'The generated image; null until it is finished, or if it was deleted.',
  })
  async asset(@Root() job: Job, @Ctx() context: Context): Promise<Asset | null> {
    const asset =
      job.resultId && job.kind === 'image' ? await context.loaders.of(assetsById).load(job.resultId) : null
    return asset && maySeeAsset(signedIn(context), asset) ? asset : null
  }

  @FieldResolver(() => Sound, {
    nullable: true,
    description: 'The generated sound; null until it is finished, or if it was deleted.',
  })
  async sound(@Root() job: Job, @Ctx() { loaders }: Context): Promise<Sound | null> {
    const sound =
      job.resultId && job.kind === 'sound' ? await loaders.of(soundsById).load(job.resultId) : null
    return sound?.deletedAt ? null : sound
  }

  @FieldResolver(() => Int, {
    complexity: 1,
    nullable: true,
    description: 'Its position in the queue of its kind, 1 if it is next; null unless it is waiting.',
  })
  position(@Root() job: Job, @Ctx() { loaders }: Context) {
    return job.status === JobStatus.QUEUED ? loaders.of(placesInQueue).load(job.id) : null
  }

  @FieldResolver(() => Job, {
    nullable: true,
    description:
      'The job ahead of it in the queue, or, if it is next, the job that started last. Null unless it is waiting, or if not visible to the viewer.',
  })
  async waitsFor(@Root() job: Job, @Ctx() context: Context): Promise<Job | null> {
    const { loaders } = context
    const id = job.status === JobStatus.QUEUED ? await loaders.of(jobsAhead).load(job.id) : null
    const ahead = id ? await loaders.of(jobsById).load(id) : null
    if (!ahead) return null
    const project = ahead.projectId ? await loaders.of(projectsById).load(ahead.projectId) : null
    return maySeeJob(signedIn(context), { job: ahead, project }) ? ahead : null
  }

  @FieldResolver(() => EstimateType, {
    nullable: true,
    description: 'Estimated cost at the time of the request; null if free.',
  })
  async estimate(@Root() job: Job, @Ctx() { loaders }: Context): Promise<EstimateType | null> {
    const reserved = await loaders.of(reservationsByJob).load(job.id)
    return reserved && estimateView({ ...reserved, isFree: false })
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may cancel it.' })
  viewerCanCancel(@Root() job: Job, @Ctx() context: Context): boolean {
    return (
      mayChangeJob(signedIn(context), job) &&
      (job.status === JobStatus.QUEUED || job.status === JobStatus.RUNNING)
    )
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may restart it.' })
  async viewerCanRetry(@Root() job: Job, @Ctx() context: Context): Promise<boolean> {
    if (job.status !== JobStatus.FAILED && job.status !== JobStatus.CANCELLED) return false
    const project = job.projectId ? await context.loaders.of(projectsById).load(job.projectId) : null
    return mayRetryJob(signedIn(context), { job, project })
  }
}
