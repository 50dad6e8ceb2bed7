import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  InputType,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import type { CardDesign, CardFields, CardKind } from '#schema/cards'
import { type Context, signedIn } from '#platform/api/context'
import { Card, CardDesigns, CardKinds, CardLine } from '../../video/card.js'
import { Video } from '../../video/video.entity.js'
import { VideoBase } from '../../video/video-base.entity.js'
import { CardBackgroundInput, CardLineInput } from '../cut-operation.input.js'
import type { CardInput, Cards } from './cards.service.js'
import type { Credits } from './credits.js'

const PROJECT = { description: 'Which project.' }
const AFTER = {
  nullable: true,
  description: 'The item before the card; null puts it first. If omitted, it comes last.',
}

@InputType({ description: 'An unsaved card: a new one, or a change of one.' })
class CardPreviewInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => ID, AFTER)
  afterId?: string | null
  @Field(() => ID, { nullable: true, description: 'The card to change; null for a new one.' })
  id?: string | null
  @Field(() => CardKinds, { nullable: true, description: 'The kind of text; a title by default.' })
  kind?: CardKind | null
  @Field(() => CardDesigns, { nullable: true, description: 'The layout; centred by default.' })
  design?: CardDesign | null
  @Field(() => String, { nullable: true, description: 'One line, at most 120 characters.' })
  title?: string | null
  @Field(() => String, { nullable: true, description: 'One line, at most 200 characters.' })
  subtitle?: string | null
  @Field(() => [CardLineInput], {
    nullable: true,
    description: 'Credits: at most 60, and 14 where they do not scroll.',
  })
  lines?: CardLine[] | null
  @Field(() => CardBackgroundInput, { nullable: true, description: 'The background.' })
  background?: CardFields['background'] | null
  @Field(() => Float, { nullable: true, description: '1 to 10.' })
  seconds?: number | null
}

@ObjectType({ description: 'A picture of a card.' })
class CardPreview {
  @Field(() => String, {
    description: 'A data URL of a frame as the film shows it; for a credit roll, its middle frame.',
  })
  url!: string
}

@Resolver(() => VideoBase)
export class CardResolver {
  constructor(
    private readonly cards: Cards,
    private readonly credits: Credits,
  ) {}

  @Query(() => CardPreview, { complexity: 50, description: 'Draws a card as a film of the cut shows it.' })
  async cardPreview(
    @Arg('input', () => CardPreviewInput, { description: 'The card to draw.' }) input: CardPreviewInput,
    @Ctx() context: Context,
  ): Promise<CardPreview> {
    return { url: await this.cards.preview(signedIn(context), input as CardInput & CardPreviewInput) }
  }

  @Query(() => [CardLine], {
    description:
      'Lines proposed for the credits of a cut: the people who worked on the project, then the sounds of the cut with their sources and licences.',
  })
  creditsFor(
    @Arg('projectId', () => ID, PROJECT) projectId: string,
    @Ctx() context: Context,
  ): Promise<CardLine[]> {
    return this.credits.propose(signedIn(context), projectId)
  }

  @FieldResolver(() => Card, {
    nullable: true,
    description: 'The texts and layout of a card; null for clips and films.',
  })
  card(@Root() { card }: Video): Card | null {
    return card ?? null
  }
}
