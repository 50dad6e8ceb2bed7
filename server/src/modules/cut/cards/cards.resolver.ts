import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import { CardPreviewInput } from '../cut-operation.input.js'
import { CardLine } from './card-types.js'
import type { Cards, UnsavedCard } from './cards.service.js'
import type { Credits } from './credits.js'

@ObjectType({ description: 'An image of a card.' })
class CardPreview {
  @Field(() => String, {
    description: 'Data URL of a frame as shown in the film; the middle frame of a credit roll.',
  })
  url!: string
}

@Resolver()
export class CardResolver {
  constructor(
    private readonly cards: Cards,
    private readonly credits: Credits,
  ) {}

  @Query(() => CardPreview, { complexity: 50, description: 'Draws a card as shown in a film of the cut.' })
  async cardPreview(
    @Arg('input', () => CardPreviewInput, { description: 'The card to draw.' }) input: UnsavedCard,
    @Ctx() context: Context,
  ): Promise<CardPreview> {
    return { url: await this.cards.preview(signedIn(context), input) }
  }

  @Query(() => [CardLine], {
    description:
      'Suggests credits for a cut: the people who worked on the project, uploaded sounds of the cut with sources and licences, and the models in one line.',
  })
  suggestedCredits(
    @Arg('projectId', () => ID, { description: 'The project.' }) projectId: string,
    @Ctx() context: Context,
  ): Promise<CardLine[]> {
    return this.credits.propose(signedIn(context), projectId)
  }
}
