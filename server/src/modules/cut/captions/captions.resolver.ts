import { Arg, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql'
import { writeSrt } from '#schema/captions/srt'
import { writeVtt } from '#schema/captions/vtt'
import { LIMITS } from '#schema/limits'
import { type Context, signedIn } from '#platform/api/context'
import type { Row } from '#platform/queries/rows'
import {
  CaptionTrack,
  CutCaption,
  captionTracksByProject,
  captionsByTrack,
} from '../elements/caption.entity.js'
import { Cut } from '../cut.entity.js'
import { ReadCaptionsInput } from './caption-inputs.js'
import type { Captions } from './captions.service.js'
import { draftCaptions } from './draft-captions.js'

@ObjectType({ description: 'What was changed or left out of a file.' })
class CaptionFileNote {
  @Field(() => Int, { description: 'The number of the line.' })
  line!: number
  @Field(() => String, { description: 'In a sentence.' })
  message!: string
}

@ObjectType({ description: 'A cut with the captions of a file.' })
class CaptionsRead {
  @Field(() => Cut, { description: 'The cut as it is now.' })
  cut!: Cut
  @Field(() => Int, {
    description:
      'How many captions of the file had italics, colours, places and the like, which are dropped.',
  })
  formatted!: number
  @Field(() => [CaptionFileNote], {
    description: `What else was changed or left out, by line: the first ${LIMITS.caption.notesMax}.`,
  })
  notes!: readonly CaptionFileNote[]
  @Field(() => Int, { description: 'How many lines were changed or left out.' })
  noteCount!: number
}

@Resolver(() => Cut)
export class CaptionsResolver {
  constructor(private readonly captions: Captions) {}

  @Mutation(() => CaptionsRead, {
    description:
      'Replaces the captions of a language, which is added if the cut does not have it, by those of a file of SRT or WebVTT. What cannot be read is left out and listed.',
  })
  async readCaptions(
    @Arg('input', () => ReadCaptionsInput, { description: 'The file and its language.' })
    input: ReadCaptionsInput,
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
    description: 'The captions at their times in the film, as the cut is now, as a file of WebVTT.',
  })
  async vtt(@Root() track: CaptionTrack, @Ctx() { loaders }: Context): Promise<string> {
    const captions = await draftCaptions(loaders, track)
    return loaders.file(() => writeVtt(captions))
  }

  @FieldResolver(() => String, { complexity: 100, description: 'The same as a file of SRT.' })
  async srt(@Root() track: CaptionTrack, @Ctx() { loaders }: Context): Promise<string> {
    const captions = await draftCaptions(loaders, track)
    return loaders.file(() => writeSrt(captions))
  }
}
