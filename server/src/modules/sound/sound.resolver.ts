import type { GraphQLScalarType } from 'graphql'
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  Float,
  ID,
  Mutation,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { type Context, type FileUrls, readerOf, signedIn } from '#platform/api/context'
import { type Visible, asVisible } from '#platform/auth/visible'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import { pageBelow } from '#platform/queries/loaders'
import { User, usersById } from '../account/user.entity.js'
import { withErrorListener } from '../file/receive-file.js'
import { Project, maySeeProject, projectsById } from '../project/project.entity.js'
import {
  EditSoundInput,
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

  @Mutation(() => Sound, {
    description:
      'Adds a sound to a project: a WAV, MP3, FLAC, M4A or OGG file or a video, of which the sound is taken; at most 100 MB and 20 minutes.',
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

  @Mutation(() => Sound, {
    description:
      'Makes a sound on this server from words, for free, and adds it to a project: music with the mood, tempo and key of the words, an effect such as rain, or a text that a computer voice reads. The same words and seed give the same sound.',
  })
  sketchSound(
    @Arg('input', () => SketchSoundInput, { description: 'What is made.' }) input: SketchSoundInput,
    @Ctx() context: Context,
  ): Promise<Visible<Sound>> {
    return this.deps.sketchedSounds.sketch(signedIn(context), input)
  }

  @Mutation(() => Sound, {
    description:
      'Adds the same sound to its project, faster and with the same pitch, such as a voice that is longer than its shot. The given one stays as it is.',
  })
  quickenSound(
    @Arg('id', () => ID, { description: 'Which sound.' }) id: string,
    @Arg('factor', () => Float, { description: 'How many times faster: more than 1, at most 1.25.' })
    factor: number,
    @Ctx() context: Context,
  ): Promise<Visible<Sound>> {
    return this.deps.quickenedSounds.quicken(signedIn(context), id, { factor })
  }

  @Mutation(() => Sound, { description: 'Changes a sound: whoever sees its project.' })
  editSound(
    @Arg('input', () => EditSoundInput, { description: 'What it becomes.' }) input: EditSoundInput,
    @Ctx() context: Context,
  ): Promise<Visible<Sound>> {
    return this.deps.sounds.edit(signedIn(context), input)
  }

  @Subscription(() => Sound, {
    description:
      'Sounds of a project, whenever one is added, changes, goes to the Trash (`deletedAt`) or comes back.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) =>
      context.resolver(SoundResolver).changes(context, args.projectId),
  })
  soundChanged(
    @Root() sound: Sound,
    @Arg('projectId', () => ID, { description: 'Which project.' }) _projectId: string,
  ): Sound {
    return sound
  }

  changes(context: Context, projectId: string): AsyncIterable<Sound> {
    return this.live.feed(signedIn(context), projectId)
  }

  @FieldResolver(() => User, { description: 'Who uploaded or ordered it.' })
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
    description: 'The sections it was made from; null if it has none.',
  })
  plan(@Root() { id }: Sound, @Ctx() { loaders }: Context): Promise<ScoreSectionType[] | null> {
    return loaders.of(plansOfSounds).load(id)
  }

  @FieldResolver(() => [SpokenWordType], {
    nullable: true,
    complexity: 20,
    description: 'When the words of a voice are spoken; null where that is not known.',
  })
  timings(@Root() { id }: Sound, @Ctx() { loaders }: Context): Promise<SpokenWordType[] | null> {
    return loaders.of(timingsOfSounds).load(id)
  }

  @FieldResolver(() => String, { description: 'The FLAC that films mix, signed and expiring.' })
  url(@Root() { fileKey, projectId }: Sound, @Ctx() context: Context): string {
    return this.deps.files.url(fileKey, readerOf(context, projectId))
  }

  @FieldResolver(() => String, { complexity: 1, description: 'The name of its project.' })
  async projectName(@Root() { projectId }: Sound, @Ctx() { loaders }: Context): Promise<string> {
    return (await loaders.of(projectsById).load(projectId))?.name ?? ''
  }

  @FieldResolver(() => Boolean, {
    complexity: 1,
    description: 'Whether the viewer may delete it forever once it is in the Trash.',
  })
  async viewerCanDeleteForever(@Root() sound: Sound, @Ctx() context: Context): Promise<boolean> {
    const project = await context.loaders.of(projectsById).load(sound.projectId)
    return !!project && mayDeleteSoundForever(signedIn(context), sound, project)
  }
}
