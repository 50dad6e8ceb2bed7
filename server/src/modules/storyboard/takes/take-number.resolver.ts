import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { Context } from '#platform/api/context'
import { Video } from '../../video/video.entity.js'
import { takeNumbersByVideo } from '../../video/video.loader.js'

/** The numbers of a take of a storyboard shot. */
@Resolver(() => Video)
export class TakeNumberResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    complexity: 1,
    description: 'The number of its storyboard shot, from 1; null for other videos.',
  })
  async shotNumber(@Root() { id }: Video, @Ctx() { loaders }: Context): Promise<number | null> {
    return (await loaders.of(takeNumbersByVideo).load(id))?.shot ?? null
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Its number among the takes of its storyboard shot, from 1 for the oldest, without deleted ones; null for other videos.',
  })
  async takeNumber(@Root() { id }: Video, @Ctx() { loaders }: Context): Promise<number | null> {
    return (await loaders.of(takeNumbersByVideo).load(id))?.take ?? null
  }
}
