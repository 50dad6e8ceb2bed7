import type { EntityManager } from '@mikro-orm/postgresql'
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { Context } from '#platform/api/context'
import { Video } from '../../video/video.entity.js'

interface TakeNumbers {
  shot: number
  take: number
}

/** Shot and take numbers by video, for takes of storyboard shots. */
async function takeNumbersByVideo(
  em: EntityManager,
  videoIds: readonly string[],
): Promise<Map<string, TakeNumbers>> {
  const found = await em.execute<({ id: string } & TakeNumbers)[]>(
    `select v.id, s.position + 1 as shot, (
       select count(*)::int from video t
       where coalesce(t.take_of, t.id) = s.takes_of and not t.is_merged and t.deleted_at is null
         and (t.created_at, t.id) <= (v.created_at, v.id)
     ) as take
     from video v join storyboard_shot s on s.takes_of = coalesce(v.take_of, v.id) and s.deleted_at is null
     where v.id = any(?::uuid[]) and not v.is_merged`,
    [`{${videoIds.join(',')}}`],
  )
  return new Map(found.map(({ id, ...numbers }) => [id, numbers]))
}

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
