import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { Context } from '#platform/api/context'
import { Clip } from '../../video/clip.entity.js'
import { takeNumbersByVideo } from '../../video/video.loader.js'

/** The numbers of a take of a storyboard shot. */
@Resolver(() => Clip)
export class TakeNumberResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    complexity: 1,
    description: 'The number of its storyboard shot, from 1; null for other clips.',
  })
  async shotNumber(@Root() { id }: Clip, @Ctx() { loaders }: Context): Promise<number | null> {
    return (await loaders.of(takeNumbersByVideo).load(id))?.shot ?? null
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Its number among the takes of its storyboard shot, oldest first, without deleted ones; null for other clips.',
  })
  async takeNumber(@Root() { id }: Clip, @Ctx() { loaders }: Context): Promise<number | null> {
    return (await loaders.of(takeNumbersByVideo).load(id))?.take ?? null
  }
}
