import { Field, ID, ObjectType } from 'type-graphql'
import { enumOf } from '#platform/api/graphql-types'
import { Refers } from '#platform/api/refers'
import { CARD_BACKGROUNDS, CARD_DESIGNS, CARD_KINDS, type CardBackgroundKind } from '#schema/cards'
import { Asset } from '../../library/asset.entity.js'

export const CardKinds = enumOf(
  'CardKind',
  'The kind of text on a card, which determines its sizes.',
  CARD_KINDS,
)
export const CardDesigns = enumOf('CardDesign', 'The layout of a card.', CARD_DESIGNS)
export const CardBackgroundKinds = enumOf(
  'CardBackgroundKind',
  'A colour, an asset, or a blurred frame of the adjacent clip. The design `SPLIT` shows images beside the texts.',
  CARD_BACKGROUNDS,
)

@ObjectType({ description: 'A line of credits.' })
export class CardLine {
  @Field(() => String, { description: 'The role; empty to show only a name.' })
  role!: string
  @Field(() => String, { description: 'The name. Name and role have at most 80 characters each.' })
  name!: string
}

@ObjectType({ description: 'The background of a card.' })
@Refers({
  asset: [() => Asset, 'The asset; null if none, or if the viewer may not see it.'],
})
export class CardBackground {
  @Field(() => CardBackgroundKinds, { description: 'Its kind.' })
  kind!: CardBackgroundKind
  @Field(() => String, {
    description: 'As `#rrggbb`; also used if the image no longer exists.',
  })
  colour!: string
  @Field(() => ID, { nullable: true, description: 'The asset, for the kind `ASSET`.' })
  assetId!: string | null
}
