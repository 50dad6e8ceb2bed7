import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import { CARD_BACKGROUNDS, CARD_DESIGNS, CARD_KINDS, type CardBackgroundKind } from '#schema/cards'

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
