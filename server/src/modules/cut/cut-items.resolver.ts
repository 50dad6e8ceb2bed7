import { Ctx, FieldResolver, Float, Resolver, Root } from 'type-graphql'
import { shownSeconds } from '#schema/cut-item'
import type { Context } from '#platform/api/context'
import { CutItem } from './elements/cut-item.entity.js'
import { Video } from '../video/video.entity.js'
import { type ShownVideo, shownVideosById } from './shown.js'

@Resolver(() => CutItem)
export class CutItemResolver {
  @FieldResolver(() => Video, { description: 'The video that it shows.' })
  async video(@Root() { videoId }: CutItem, @Ctx() { loaders }: Context): Promise<ShownVideo> {
    return (await loaders.of(shownVideosById).load(videoId))!
  }

  @FieldResolver(() => Float, { description: 'Duration in seconds, at its speed.' })
  async duration(@Root() item: CutItem, @Ctx() { loaders }: Context): Promise<number> {
    const video = await loaders.of(shownVideosById).load(item.videoId)
    return video ? shownSeconds(item, video) : 0
  }
}
