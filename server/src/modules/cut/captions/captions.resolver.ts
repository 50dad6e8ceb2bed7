import { Arg, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql'
import { CAPTION_FORMAT_NAMES } from '#schema/captions/formats'
import { writeCaptionFile } from '#schema/captions/write-file'
import { LIMITS } from '#schema/limits'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import type { Row } from '#platform/queries/rows'
import {
  CaptionTrack,
  CutCaption,
  captionTracksByProject,
  captionsByTrack,
} from '../elements/caption.entity.js'
import { Cut } from '../cut.entity.js'
import { ImportCaptionsInput } from './caption-inputs.js'
import type { Captions } from './captions.service.js'
import { draftCaptions } from './draft-captions.js'

@ObjectType({ description: 'A change or omission in a line of a caption file.' })
class CaptionFileNote {
  @Field(() => Int, { description: 'The line number.' })
  line!: number
  @Field(() => String, { description: 'A sentence.' })
  message!: string
}

@ObjectType({ description: 'The result of reading a caption file.' })
class CaptionsRead {
  @Field(() => Cut, { description: 'The changed cut.' })
  cut!: Cut
  @Field(() => Int, {
    description:
      'Number of captions with formatting such as italics, colours and positions, which is dropped.',
  })
  formatted!: number
  @Field(() => [CaptionFileNote], {
    description: `Other changes and omissions by line: the first ${LIMITS.caption.notesMax}.`,
  })
  notes!: readonly CaptionFileNote[]
  @Field(() => Int, { description: 'Number of lines changed or left out.' })
  noteCount!: number
}

@Resolver(() => Cut)
export class CaptionsResolver {
  constructor(private readonly captions: Captions) {}

  @Authorized({ action: 'cut' })
  @Mutation(() => CaptionsRead, {
    description: `Replaces the captions of a language with those of a file: ${CAPTION_FORMAT_NAMES}. Adds the language if needed. Unreadable captions are left out and listed.`,
  })
  async importCaptions(
    @Arg('input', () => ImportCaptionsInput, { description: 'The file and its language.' })
    input: ImportCaptionsInput,
    @Ctx() context: Context,
  ): Promise<CaptionsRead> {
    const { settings, formatted, notes } = await this.captions.read(signedIn(context), input)
    return {
      cut: settings,
      formatted,
      notes: notes.slice(0, LIMITS.caption.notesMax),
      noteCount: notes.length,
    }
  }

  @FieldResolver(() => [CaptionTrack], {
    complexity: 10,
    description: 'Its captions by language, at most 10.',
  })
  async captionTracks(@Root() { projectId }: Cut, @Ctx() { loaders }: Context): Promise<Row<CaptionTrack>[]> {
    return (await loaders.of(captionTracksByProject).load(projectId)) ?? []
  }
}

@Resolver(() => CaptionTrack)
export class CaptionTrackResolver {
  @FieldResolver(() => [CutCaption], { complexity: 100, description: 'At most 2,000, in order of time.' })
  async captions(@Root() { id }: CaptionTrack, @Ctx() { loaders }: Context): Promise<Row<CutCaption>[]> {
    return (await loaders.of(captionsByTrack).load(id)) ?? []
  }

  @FieldResolver(() => String, {
    complexity: 100,
    description: 'The captions as a WebVTT file, at their times in a film of the current cut.',
  })
  async vtt(@Root() track: CaptionTrack, @Ctx() { loaders }: Context): Promise<string> {
    const captions = await draftCaptions(loaders, track)
    return loaders.file(() => writeCaptionFile('vtt', captions))
  }

  @FieldResolver(() => String, {
    complexity: 100,
    description: 'The captions as an SRT file, at their times in a film of the current cut.',
  })
  async srt(@Root() track: CaptionTrack, @Ctx() { loaders }: Context): Promise<string> {
    const captions = await draftCaptions(loaders, track)
    return loaders.file(() => writeCaptionFile('srt', captions))
  }
}
