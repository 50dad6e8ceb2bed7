import { Ctx, Field, FieldResolver, Float, ObjectType, Resolver, Root } from 'type-graphql'
import { type Context, readerOf, type FileUrls } from '#platform/api/context'
import { Job } from '#platform/queue/job.entity'
import type { Animatics } from './animatic.service.js'
import { type ShotDrawing, finished } from './shot-drawing.entity.js'
import type { ShotDrawings } from './shot-drawings.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { type ShotState, shotStateOf } from '../takes/shot-state.js'
import { Storyboard, drawingsByShot } from '../storyboard.entity.js'

@ObjectType('ShotDrawing', { description: 'A shot as the local engine drew it, at no cost.' })
export class ShotDrawingView {
  @Field(() => String, { nullable: true, description: 'An MP4; null until the first drawing.' })
  url!: string | null
  @Field(() => String, { nullable: true, description: 'A picture of it.' })
  posterUrl!: string | null
  @Field(() => String, {
    nullable: true,
    description: 'The picture at 480 pixels at most; null while there is only the larger one, too.',
  })
  smallPosterUrl!: string | null
  @Field(() => Float, { description: 'How long it lasts.' })
  seconds!: number
  @Field(() => Boolean, { description: 'Whether the shot is still what it was drawn from.' })
  isCurrent!: boolean
  @Field(() => String, { nullable: true, description: 'Why the shot as it is now could not be drawn.' })
  failure!: string | null
}

/** What is drawn of a board now. */
@Resolver(() => Storyboard)
export class DrawingJobResolver {
  constructor(private readonly animatics: Animatics) {}

  @FieldResolver(() => Job, {
    nullable: true,
    description: 'The job that draws its shots; null while none does.',
  })
  drawingJob(@Root() { projectId }: Storyboard): Promise<Job | null> {
    return this.animatics.drawingJob(projectId)
  }
}

/** What was drawn of a shot. */
@Resolver(() => StoryboardShot)
export class ShotDrawingResolver {
  constructor(
    private readonly drawings: ShotDrawings,
    private readonly files: FileUrls,
  ) {}

  @FieldResolver(() => ShotDrawingView, {
    nullable: true,
    description: 'What the local engine drew of it; null until it was asked to.',
  })
  async drawing(@Root() shot: StoryboardShot, @Ctx() context: Context): Promise<ShotDrawingView | null> {
    const [drawing, state] = await Promise.all([
      context.loaders.of(drawingsByShot).load(shot.id),
      shotStateOf(shot, context.loaders),
    ])
    return drawing && this.view(shot, { drawing, state, context })
  }

  private view(
    shot: StoryboardShot,
    { drawing, state, context }: { drawing: ShotDrawing; state: ShotState; context: Context },
  ): ShotDrawingView {
    const hash = this.drawings.hashOf(shot, state.board, state.references)
    const made = finished(drawing)
    const url = (key?: string | null) => (key ? this.files.url(key, readerOf(context, shot.projectId)) : null)
    return {
      url: url(made?.videoKey),
      posterUrl: url(made?.posterKey),
      smallPosterUrl: url(made?.smallPosterKey),
      seconds: made ? made.frames / made.frameRate : 0,
      isCurrent: made?.hash === hash,
      failure: drawing.failedHash === hash ? (drawing.failure ?? null) : null,
    }
  }
}
