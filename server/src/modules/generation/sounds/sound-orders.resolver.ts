import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type * as contract from '#schema/limits'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import type { Visible } from '#platform/auth/visible'
import { pageBelow } from '#platform/queries/loaders'
import { PageArgs, connectionOf, mappedPage } from '#platform/queries/page'
import { Project } from '../../project/project.entity.js'
import { CueKind } from '../../sound/sound.entity.js'
import type { SoundEstimates } from './sound-estimates.js'
import {
  GenerateSoundsInput,
  SoundModelType,
  SoundOrderType,
  SoundsEstimateType,
  soundOrderView,
  soundsEstimateView,
} from './sound-order-views.js'
import type { SoundOrders } from './sound-orders.js'

const SoundOrderConnection = connectionOf('SoundOrder', () => SoundOrderType, { one: 'order' })
type SoundOrderConnection = InstanceType<typeof SoundOrderConnection>

const SOUNDS = { description: 'The project and the sounds.' }

@Resolver(() => Project)
export class SoundOrdersResolver {
  constructor(private readonly deps: { orders: SoundOrders; estimates: SoundEstimates }) {}

  @Query(() => [SoundModelType], {
    complexity: 20,
    description:
      'The sound models of this installation: sketches, and those of the provider if it has a key.',
  })
  soundModels(
    @Arg('kind', () => CueKind, { nullable: true, description: 'Only this kind.' })
    kind: contract.CueKind | null,
    @Ctx() context: Context,
  ): SoundModelType[] {
    signedIn(context)
    return this.deps.orders.offer.filter((model) => kind == null || model.kind === kind)
  }

  @Query(() => SoundsEstimateType, { description: 'The estimated cost of sounds.' })
  async estimateSounds(
    @Arg('input', () => GenerateSoundsInput, SOUNDS) input: GenerateSoundsInput,
    @Ctx() context: Context,
  ): Promise<SoundsEstimateType> {
    return soundsEstimateView(await this.deps.estimates.of(signedIn(context), input))
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => [SoundOrderType], {
    description:
      'Orders sounds, all or none: each is a job that adds its sound to the project. BUDGET_REACHED if a budget refuses them.',
  })
  async generateSounds(
    @Arg('input', () => GenerateSoundsInput, SOUNDS) input: GenerateSoundsInput,
    @Ctx() context: Context,
  ): Promise<SoundOrderType[]> {
    return (await this.deps.orders.order(signedIn(context), input)).map(soundOrderView)
  }

  @FieldResolver(() => SoundOrderConnection, {
    description: 'Orders of sounds in progress, and those that failed within a day, newest first.',
  })
  async soundOrders(
    @Root() project: Visible<Project>,
    @Args() { first, after }: PageArgs,
    @Ctx() { loaders }: Context,
  ): Promise<SoundOrderConnection> {
    const request = { first, after }
    const { orders } = this.deps
    const lists = {
      what: 'sound orders',
      request,
      pages: (projects: readonly Visible<Project>[]) => orders.lists(projects, request),
      counts: (projects: readonly Visible<Project>[], most?: number) => orders.counts(projects, most),
    }
    return mappedPage(await pageBelow(loaders, lists, project), soundOrderView)
  }
}
