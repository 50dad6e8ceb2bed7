import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '#platform/api/context'
import { User, usersById } from '../../account/user.entity.js'
import { Sound, soundsById } from '../../sound/sound.entity.js'
import { CutCue } from '../elements/cut-cue.entity.js'

@Resolver(() => CutCue)
export class CueResolver {
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
