import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { Context } from '#platform/api/context'
import { Clip } from '../video/clip.entity.js'
import { Video } from '../video/video.entity.js'
import { type ClipOrFilm, clipsById, videosById } from '../video/video.loader.js'
import { Message } from './message.entity.js'

/** Fields of messages about several takes and extended videos. */
@Resolver(() => Message)
export class TakesOfMessage {
  @FieldResolver(() => [Video], {
    complexity: 4,
    description: 'All videos of the answer in order, starting with `video`, without deleted ones.',
  })
  async videos(@Root() message: Message, @Ctx() { loaders }: Context): Promise<ClipOrFilm[]> {
    const ids = message.videoIds()
    const found = ids.length ? await loaders.all(videosById, ids) : new Map<string, ClipOrFilm>()
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  @FieldResolver(() => Clip, {
    nullable: true,
    description: 'For a prompt: the clip to extend; null if it was deleted.',
  })
  async extendsVideo(@Root() { extendsVideoId }: Message, @Ctx() { loaders }: Context): Promise<Clip | null> {
    return extendsVideoId ? loaders.of(clipsById).load(extendsVideoId) : null
  }

  @FieldResolver(() => Int, { description: 'Number of requested videos; usually one.' })
  variations(@Root() message: Message): number {
    return 1 + message.moreVideoIds.length
  }
}
