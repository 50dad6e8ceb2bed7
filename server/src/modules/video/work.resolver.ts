import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql'
import { type Context, signedIn } from '../../core/context.js'
import type { Events } from '../../core/events.js'
import { Job, JobStatus } from '../../core/job.entity.js'
import { live } from '../../core/live.js'
import { maySteerJob } from './work.policy.js'
import type { Work } from './work.service.js'

@Resolver(() => Job)
export class WorkResolver {
  constructor(private readonly work: Work, private readonly events: Events) {}

  @Query(() => Job, { description: 'One job.' })
  job(@Arg('id', () => ID, { description: 'Its id.' }) id: string, @Ctx() context: Context): Promise<Job> {
    return this.work.open(signedIn(context), id)
  }

  @Mutation(() => Job, { description: 'Stops a job: whoever asked for it, and admins.' })
  cancelJob(@Arg('id', () => ID, { description: 'Which job.' }) id: string, @Ctx() context: Context): Promise<Job> {
    return this.work.cancel(signedIn(context), id)
  }

  @Mutation(() => Job, { description: 'Starts a failed or cancelled job anew: whoever asked for it, and admins.' })
  retryJob(@Arg('id', () => ID, { description: 'Which job.' }) id: string, @Ctx() context: Context): Promise<Job> {
    return this.work.retry(signedIn(context), id)
  }

  @Subscription(() => Job, {
    description: 'The jobs of a project, as they go on.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) => context.resolver(WorkResolver).changes(context, args.projectId),
  })
  jobChanged(@Root() job: Job, @Arg('projectId', () => ID, { description: 'Which project.' }) _projectId: string): Job {
    return job
  }

  changes(context: Context, projectId: string): AsyncIterable<Job> {
    const viewer = signedIn(context)
    return live([this.events.stream('job')], async (fact) => (fact.projectId === projectId ? this.work.open(viewer, fact.id) : null))
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may stop it now.' })
  viewerCanCancel(@Root() job: Job, @Ctx() context: Context): boolean {
    return maySteerJob(signedIn(context), job) && (job.status === JobStatus.QUEUED || job.status === JobStatus.RUNNING)
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may start it anew.' })
  viewerCanRetry(@Root() job: Job, @Ctx() context: Context): boolean {
    return maySteerJob(signedIn(context), job) && (job.status === JobStatus.FAILED || job.status === JobStatus.CANCELLED)
  }
}
