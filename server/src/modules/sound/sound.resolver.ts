import type { GraphQLScalarType } from 'graphql'
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  InputType,
  Mutation,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, type FileUrls, readerOf, signedIn } from '#platform/api/context'
import { type Visible, asVisible } from '#platform/auth/visible'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import { pageBelow } from '#platform/queries/loaders'
import { User, usersById } from '../account/user.entity.js'
import { withErrorListener } from '../file/receive-file.js'
import { Project, maySeeProject, projectsById } from '../project/project.entity.js'
import {
  UpdateSoundInput,
  ScoreSectionType,
  SketchSoundInput,
  SoundConnection,
  SoundPageArgs,
  SpokenWordType,
  UploadSoundInput,
} from './sound-inputs.js'
import { mayDeleteSoundForever } from './sound-trash.js'
import type { QuickenedSounds } from './quickened-sounds.js'
import type { SketchedSounds } from './sound-sketches.service.js'
import type { SoundUploads } from './sound-uploads.js'
import { Sound, peaksOfSounds, plansOfSounds, timingsOfSounds } from './sound.entity.js'
import type { Sounds } from './sound.service.js'

@Resolver(() => Project)
export class SoundsOfProject {
  constructor(private readonly all: Sounds) {}

  @FieldResolver(() => SoundConnection, { description: 'Its music, voices and effects, newest first.' })
  sounds(
    @Root() project: Visible<Project>,
    @Args() { first, after, kind }: SoundPageArgs,
    @Ctx() { loaders }: Context,
  ): Promise<SoundConnection> {
    const request = { first, after, kind }
    const lists = {
      what: 'sounds',
      request,
      filter: { kind },
      pages: (projects: readonly Visible<Project>[]) => this.all.lists(projects, request),
      counts: (projects: readonly Visible<Project>[], most?: number) =>
        this.all.counts(projects, { kind }, most),
    }
    return pageBelow(loaders, lists, project)
  }
}

@InputType({ description: 'A sound and its new speed.' })
class SpeedUpSoundInput {
  @Field(() => ID, { description: 'The sound.' })
  id!: string
  @Field(() => Float, { description: 'Speed factor, more than 1 and at most 1.25.' })
  factor!: number
}

@Resolver(() => Sound)
export class SoundResolver {
  private readonly live: LiveSource<Visible<Sound>>

  constructor(
    private readonly deps: {
      sounds: Sounds
      soundUploads: SoundUploads
      quickenedSounds: QuickenedSounds
      sketchedSounds: SketchedSounds
      events: Events
      files: FileUrls
    },
  ) {
    this.live = liveSource(deps.events, {
      topics: ['sound'],
      channelOf: ({ projectId }) => projectId,
      load: ({ id }) => this.deps.sounds.find(id),
      show: (viewer, { sound, project }) => (maySeeProject(viewer, project) ? asVisible(sound) : null),
    })
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => Sound, {
    description:
      'Adds a sound to a project: a WAV, MP3, FLAC, M4A or OGG file, or the sound of a video; at most 100 MB and 20 minutes.',
  })
  uploadSound(
    @Arg('input', () => UploadSoundInput, { description: 'Its project, kind, title and credits.' })
    input: UploadSoundInput,
    @Arg('file', () => GraphQLUpload as GraphQLScalarType, {
      description: 'The file, as a part of a multipart request.',
    })
    file: FileUpload,
    @Ctx() context: Context,
  ): Promise<Visible<Sound>> {
    const content = withErrorListener(file.createReadStream())
    return this.deps.soundUploads.upload(signedIn(context), input, content)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => Sound, {
    description:
      'Generates a sound from words on this server at no cost, and adds it to a project: music with the described mood, tempo and key, an effect such as rain, or a text read by a synthetic voice. The same words and seed produce the same sound.',
  })
  sketchSound(
    @Arg('input', () => SketchSoundInput, { description: 'The sound to generate.' }) input: SketchSoundInput,
    @Ctx() context: Context,
  ): Promise<Visible<Sound>> {
    return this.deps.sketchedSounds.sketch(signedIn(context), input)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => Sound, {
    description:
      'Adds a faster version of a sound to its project, with the same pitch, such as for a voice that is longer than its shot. The original does not change.',
  })
  speedUpSound(
    @Arg('input', () => SpeedUpSoundInput, { description: 'The sound and its speed.' }) {
      id,
      factor,
    }: SpeedUpSoundInput,
    @Ctx() context: Context,
  ): Promise<Visible<Sound>> {
    return this.deps.quickenedSounds.quicken(signedIn(context), id, { factor })
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => Sound, { description: 'Changes a sound.' })
  updateSound(
    @Arg('input', () => UpdateSoundInput, { description: 'The changes.' }) input: UpdateSoundInput,
    @Ctx() context: Context,
  ): Promise<Visible<Sound>> {
    return this.deps.sounds.edit(signedIn(context), input)
  }

  @Subscription(() => Sound, {
    description: 'Sounds of a project that are added, changed, moved to the Trash (`deletedAt`) or restored.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) =>
      context.resolver(SoundResolver).changes(context, args.projectId),
  })
  soundChanged(
    @Root() sound: Sound,
    @Arg('projectId', () => ID, { description: 'The project.' }) _projectId: string,
  ): Sound {
    return sound
  }

  changes(context: Context, projectId: string): AsyncIterable<Sound> {
    return this.live.feed(signedIn(context), projectId)
  }

  @FieldResolver(() => User, { description: 'The user who uploaded or requested it.' })
  author(@Root() { authorId }: Sound, @Ctx() { loaders }: Context) {
    return loaders.of(usersById).load(authorId)
  }

  @FieldResolver(() => String, {
    complexity: 5,
    description:
      'Its waveform in base64: a byte for each 1/50 of a second, the largest sample from 0 to 255; at most 80 kB.',
  })
  async peaks(@Root() { id }: Sound, @Ctx() { loaders }: Context): Promise<string> {
    return (await loaders.of(peaksOfSounds).load(id)) ?? ''
  }

  @FieldResolver(() => [ScoreSectionType], {
    nullable: true,
    complexity: 5,
    description: 'The sections it was generated from, or null.',
  })
  plan(@Root() { id }: Sound, @Ctx() { loaders }: Context): Promise<ScoreSectionType[] | null> {
    return loaders.of(plansOfSounds).load(id)
  }

  @FieldResolver(() => [SpokenWordType], {
    nullable: true,
    complexity: 20,
    description: 'Timing of the words of a voice; null if unknown.',
  })
  timings(@Root() { id }: Sound, @Ctx() { loaders }: Context): Promise<SpokenWordType[] | null> {
    return loaders.of(timingsOfSounds).load(id)
  }

  @FieldResolver(() => String, { description: 'Signed, expiring URL of the FLAC that films mix.' })
  url(@Root() { fileKey, projectId }: Sound, @Ctx() context: Context): string {
    return this.deps.files.url(fileKey, readerOf(context, projectId))
  }

  @FieldResolver(() => String, { complexity: 1, description: 'The name of its project.' })
  async projectName(@Root() { projectId }: Sound, @Ctx() { loaders }: Context): Promise<string> {
    return (await loaders.of(projectsById).load(projectId))?.name ?? ''
  }

  @FieldResolver(() => Boolean, {
    complexity: 1,
    description: 'Whether the viewer may permanently delete it from the Trash.',
  })
  async viewerCanDeleteForever(@Root() sound: Sound, @Ctx() context: Context): Promise<boolean> {
    const project = await context.loaders.of(projectsById).load(sound.projectId)
    return !!project && mayDeleteSoundForever(signedIn(context), sound, project)
  }
}
