import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import {
  CARD_BACKGROUNDS,
  CARD_DESIGNS,
  CARD_KINDS,
  type CardBackgroundKind,
  type CardDesign,
  type CardFields,
  type CardKind,
} from '#schema/cards'

const enumOf = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as { [Key in Value]: Key }

export const CardKinds = enumOf(CARD_KINDS)
export const CardDesigns = enumOf(CARD_DESIGNS)
export const CardBackgroundKinds = enumOf(CARD_BACKGROUNDS)
registerEnumType(CardKinds, {
  name: 'CardKind',
  description: 'The kind of text on a card, which determines its sizes.',
})
registerEnumType(CardDesigns, { name: 'CardDesign', description: 'The layout of a card.' })
registerEnumType(CardBackgroundKinds, {
  name: 'CardBackgroundKind',
  description:
    'A colour, a picture of the library, or a blurred frame of the clip beside the card. The design `SPLIT` shows pictures beside the texts.',
})

@ObjectType({ description: 'A line of credits.' })
export class CardLine {
  @Field(() => String, { description: 'Empty for a name alone.' })
  role!: string
  @Field(() => String, { description: 'At most 80 characters, as in the role.' })
  name!: string
}

@ObjectType({ description: 'The background of a card.' })
export class CardBackground {
  @Field(() => CardBackgroundKinds, { description: 'Its kind.' })
  kind!: CardBackgroundKind
  @Field(() => String, {
    description: 'As `#rrggbb`; also used if the image no longer exists.',
  })
  colour!: string
  @Field(() => ID, { nullable: true, description: 'For the kind `ASSET`: the image of the library.' })
  assetId!: string | null
}

@ObjectType({ description: 'The texts and layout of a title, chapter or credits.' })
export class Card implements CardFields {
  @Field(() => CardKinds, { description: 'The kind of text.' })
  kind!: CardKind
  @Field(() => CardDesigns, { description: 'The layout.' })
  design!: CardDesign
  @Field(() => String, { description: 'At most 120 characters.' })
  title!: string
  @Field(() => String, { description: 'At most 200 characters.' })
  subtitle!: string
  @Field(() => [CardLine], { description: 'Credits, at most 60.' })
  lines!: CardLine[]
  @Field(() => CardBackground, { description: 'The background.' })
  background!: CardBackground
  @Field(() => Float, { description: '1 to 10.' })
  seconds!: number
  @Field(() => Int, {
    description: 'Increases with each change. An update gives the revision that it is based on.',
  })
  revision!: number
}

/** A card with its background frame, which stays the same when the cut changes. */
export interface StoredCard extends CardFields {
  revision: number
  /** The revision in which each field changed last; missing in cards from before there were any. */
  fieldRevisions?: Partial<Record<string, number>>
  editedById?: string | null
  /** The video and the second of it whose frame is behind the texts. */
  frame: { videoId: string; atSeconds: number } | null
  /** Names the picture that its file shows; null if it has none, or one from before the last change. */
  drawing: string | null
}
