import { Ctx, Field, FieldResolver, Float, ObjectType, Resolver, Root } from 'type-graphql'
import { type Context, readerOf, type FileUrls } from '#platform/api/context'
import { Job } from '#platform/queue/job.entity'
import { leftOutIn } from '../../../engines/engine.js'
import { ENGINE_NOTE } from '../../video/clip.entity.js'
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
    description: 'The picture at 480 pixels at most; null for older drawings.',
  })
  smallPosterUrl!: string | null
  @Field(() => Float, { description: 'Seconds.' })
  seconds!: number
  @Field(() => Boolean, { description: 'Whether the shot is unchanged since it was drawn.' })
  isCurrent!: boolean
  @Field(() => String, {
    nullable: true,
    description: 'Why the current version of the shot could not be drawn.',
  })
  failure!: string | null
  @Field(() => String, { nullable: true, description: ENGINE_NOTE })
  note!: string | null
  @Field(() => [String], {
    description:
      'Things of the shot that the engine left out because a picture shows few. It draws those named by “Also show the …” in its words.',
  })
  leftOut!: string[]
}

/** The active drawing job of a board. */
@Resolver(() => Storyboard)
export class DrawingJobResolver {
  constructor(private readonly animatics: Animatics) {}

  @FieldResolver(() => Job, {
    nullable: true,
    description: 'The active job that draws its shots, or null.',
  })
  drawingJob(@Root() { projectId }: Storyboard): Promise<Job | null> {
    return this.animatics.drawingJob(projectId)
  }
}

/** The drawing of a shot. */
@Resolver(() => StoryboardShot)
export class ShotDrawingResolver {
  constructor(
    private readonly drawings: ShotDrawings,
    private readonly files: FileUrls,
  ) {}

  @FieldResolver(() => ShotDrawingView, {
    nullable: true,
    description: 'Its drawing by the local engine; null until it is first drawn.',
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
      note: made?.note ?? null,
      leftOut: made?.note ? leftOutIn(made.note) : [],
    }
  }
}
