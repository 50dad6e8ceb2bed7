import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import { CardPreviewInput } from '../cut-operation.input.js'
import { CardLine } from './card-types.js'
import type { Cards, UnsavedCard } from './cards.service.js'
import type { Credits } from './credits.js'

@ObjectType({ description: 'A picture of a card.' })
class CardPreview {
  @Field(() => String, {
    description: 'A data URL of a frame as the film shows it; for a credit roll, its middle frame.',
  })
  url!: string
}

@Resolver()
export class CardResolver {
  constructor(
    private readonly cards: Cards,
    private readonly credits: Credits,
  ) {}

  @Query(() => CardPreview, { complexity: 50, description: 'Draws a card as a film of the cut shows it.' })
  async cardPreview(
    @Arg('input', () => CardPreviewInput, { description: 'The card to draw.' }) input: UnsavedCard,
    @Ctx() context: Context,
  ): Promise<CardPreview> {
    return { url: await this.cards.preview(signedIn(context), input) }
  }

  @Query(() => [CardLine], {
    description:
      'Lines proposed for the credits of a cut: the people who worked on the project, then the sounds of the cut with their sources and licences.',
  })
  creditsFor(
    @Arg('projectId', () => ID, { description: 'Which project.' }) projectId: string,
    @Ctx() context: Context,
  ): Promise<CardLine[]> {
    return this.credits.propose(signedIn(context), projectId)
  }
}
