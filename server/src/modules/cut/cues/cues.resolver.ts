import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '#platform/api/context'
import { Sound, soundsById } from '../../sound/sound.entity.js'
import { CutCue } from '../elements/cut-cue.entity.js'

@Resolver(() => CutCue)
export class CueResolver {
  @FieldResolver(() => Sound, {
    description: 'The sound. The cue is silent while the sound is in the Trash (`deletedAt`).',
  })
  async sound(@Root() { soundId }: CutCue, @Ctx() { loaders }: Context): Promise<Sound> {
    return (await loaders.of(soundsById).load(soundId))!
  }
}
