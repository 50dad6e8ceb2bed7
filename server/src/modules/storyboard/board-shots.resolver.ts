import type { EntityManager } from '@mikro-orm/postgresql'
import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import type { Context } from '#platform/api/context'
import { preloadShots, type ReadBoard } from './shot-preload.js'
import { StoryboardShot } from './shots/shot.entity.js'
import { Storyboard, shotsByProject } from './storyboard.entity.js'
import type { TakeEstimates } from './takes/take-estimate.js'

/** The shots of a storyboard, with all that is asked for of them. */
@Resolver(() => Storyboard)
export class BoardShotsResolver {
  constructor(private readonly estimates: Pick<TakeEstimates, 'ofShots'>) {}

  @FieldResolver(() => [StoryboardShot], { complexity: 100, description: 'Its shots in order: at most 100.' })
  async shots(
    @Root() board: Storyboard,
    @Ctx() { loaders }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StoryboardShot[]> {
    const { projectId: id } = board
    const shots = (await loaders.of(shotsByProject).load(id)) ?? []
    const asked = selectedFields(info)
    const read = async (boards: readonly ReadBoard[], em: EntityManager) => {
      await preloadShots(em, boards, { asked, estimates: this.estimates })
      return new Map(boards.map((one) => [one.id, one.shots]))
    }
    const preloads = loaders.below('shots of a board', { asked: [...asked] }, read)
    return [...(await preloads.load({ id, board, shots }))!]
  }
}

/**
 * The paths of the fields selected below a field, such as `shots.editedBy`, including those of fragments and those
 * that `@skip` leaves out.
 */
function selectedFields({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): ReadonlySet<string> {
  const selected = new Set<string>()
  const walk = (set: SelectionSetNode | undefined, parent: string): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        const path = `${parent}${selection.name.value}`
        selected.add(path)
        walk(selection.selectionSet, `${path}.`)
      } else {
        const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection
        walk(fragment.selectionSet, parent)
      }
    }
  }
  for (const { selectionSet } of fieldNodes) walk(selectionSet, '')
  return selected
}
