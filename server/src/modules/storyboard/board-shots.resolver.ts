import type { EntityManager } from '@mikro-orm/postgresql'
import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import { askedFields } from '#core/asked-fields'
import type { Context } from '#core/context'
import { type ReadBoard, preloadShots } from './shot-preload.js'
import { StoryboardShot } from './shot.entity.js'
import { Storyboard } from './storyboard.entity.js'
import { shotsByProject } from './storyboard.loader.js'
import type { TakeEstimates } from './take-estimate.js'

/** The shots of a storyboard, with all that is asked for of them. */
@Resolver(() => Storyboard)
export class BoardShotsResolver {
  constructor(private readonly estimates: Pick<TakeEstimates, 'ofShots'>) {}

  @FieldResolver(() => [StoryboardShot], { description: 'Its shots in order: at most 100.' })
  async shots(
    @Root() board: Storyboard,
    @Ctx() { loaders }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StoryboardShot[]> {
    const { projectId: id } = board
    const shots = (await loaders.of(shotsByProject).load(id)) ?? []
    const asked = askedFields(info)
    const read = async (boards: readonly ReadBoard[], em: EntityManager) => {
      await preloadShots(em, boards, { asked, estimates: this.estimates })
      return new Map(boards.map((one) => [one.id, one.shots]))
    }
    const preloads = loaders.below('shots of a board', { asked: [...asked] }, read)
    return [...(await preloads.load({ id, board, shots }))!]
  }
}
