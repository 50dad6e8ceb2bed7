import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  Resolver,
  Root,
} from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import { User, usersById } from '../../account/user.entity.js'
import { Sound, soundsById } from '../../sound/sound.entity.js'
import { CutCue } from '../elements/cut-cue.entity.js'
import { Cut } from '../cut.entity.js'
import type { Cues } from './cues.service.js'

const PROJECT = { description: 'Which project.' }
const CUE = { description: 'Which cue.' }

@InputType()
abstract class CueFieldsInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The item of the cut that it moves with; null: it stays at its time of the film.',
  })
  itemId?: string | null
  @Field(() => Float, {
    nullable: true,
    description: 'Seconds from the start of the item, or of the film: from 0 there.',
  })
  at?: number | null
  @Field(() => Float, { nullable: true, description: 'The second of the sound at which it begins.' })
  inSeconds?: number | null
  @Field(() => Float, {
    nullable: true,
    description: 'The second of the sound at which it ends; null: the end of the sound.',
  })
  outSeconds?: number | null
  @Field(() => Float, { nullable: true, description: 'dB, -60 to 12.' })
  gain?: number | null
  @Field(() => Float, { nullable: true, description: 'Seconds, at most 30.' })
  fadeIn?: number | null
  @Field(() => Float, { nullable: true, description: 'Seconds, at most 30.' })
  fadeOut?: number | null
  @Field(() => Boolean, { nullable: true, description: 'Whether it is left out of the film.' })
  isMuted?: boolean | null
  @Field(() => Boolean, { nullable: true, description: 'Whether it is lowered while voices speak.' })
  isDucked?: boolean | null
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is lowered while clips are loud, as when somebody speaks in them.',
  })
  isDuckedByClips?: boolean | null
  @Field(() => Boolean, { nullable: true, description: 'Whether it is repeated until the film ends.' })
  isLooped?: boolean | null
}

@InputType({ description: 'A new cue. What is left out is as in the whole sound, at the start of the film.' })
class AddCueInput extends CueFieldsInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => ID, { nullable: true, description: 'The id of the cue: a new UUID.' })
  id?: string | null
  @Field(() => ID, { description: 'A sound of the project.' })
  soundId!: string
}

@InputType({ description: 'A change of a cue. What is left out stays as it is.' })
class CueChangeInput extends CueFieldsInput {
  @Field(() => ID, CUE)
  id!: string
  @Field(() => Int, { description: 'The revision that the caller knows.' })
  revision!: number
  @Field(() => ID, { nullable: true, description: 'Another sound of the project.' })
  soundId?: string | null
}

@InputType({ description: 'Changes of cues of one cut.' })
class UpdateCuesInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => [CueChangeInput], { description: 'At most 500; all are made, or none.' })
  cues!: CueChangeInput[]
}

@InputType({ description: 'A cue of a cut.' })
class RemoveCueInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => ID, CUE)
  id!: string
}

@Resolver(() => CutCue)
export class CueResolver {
  constructor(private readonly cues: Cues) {}

  @Mutation(() => Cut, { description: 'Adds music, a voice or an effect to a cut.' })
  async addCue(
    @Arg('input', () => AddCueInput, { description: 'Which sound, and how.' }) input: AddCueInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return (await this.cues.add(signedIn(context), input)).settings
  }

  @Mutation(() => Cut, {
    description:
      'Changes cues of a cut, all or none. CONFLICT if somebody has changed the same field since the given revision; the message names them.',
  })
  async updateCues(
    @Arg('input', () => UpdateCuesInput, { description: 'The changes.' }) input: UpdateCuesInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return (await this.cues.update(signedIn(context), input)).settings
  }

  @Mutation(() => Cut, { description: 'Removes a cue from a cut. The sound stays in the project.' })
  async removeCue(
    @Arg('input', () => RemoveCueInput, CUE) input: RemoveCueInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return (await this.cues.remove(signedIn(context), input)).settings
  }

  @FieldResolver(() => Sound, {
    description: 'What it plays. While that is in the Trash (`deletedAt`), the cue is silent.',
  })
  async sound(@Root() { soundId }: CutCue, @Ctx() { loaders }: Context): Promise<Sound> {
    return (await loaders.of(soundsById).load(soundId))!
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who changed it last.' })
  async editedBy(@Root() { editedById }: CutCue, @Ctx() { loaders }: Context): Promise<User | null> {
    return editedById ? loaders.of(usersById).load(editedById) : null
  }
}
