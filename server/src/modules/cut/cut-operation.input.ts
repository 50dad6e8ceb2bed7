import { Field, ID, InputType } from 'type-graphql'
import type { CutOperationInput } from '#schema/cut/operations'
import { OPERATION_NAMES, OPERATIONS } from '#schema/cut/operations'
import { cardBackgroundRule, cardLineRule } from '#schema/cut/rules/card'
import { gapRule } from '#schema/cut/rules/item'
import { lowerThirdFields, newLowerThirdFields } from '#schema/cut/rules/lower-third'
import { LIMITS } from '#schema/limits'
import { field } from '#schema/rules/field'
import * as z from '#schema/rules/zod'
import { ruleInputs } from '#platform/api/rule-inputs'
import { CardBackgroundKinds, CardDesigns, CardKinds } from './cards/card-types.js'
import { Position, Style } from './elements/lower-third.entity.js'
import { Fit } from '../video/video-kinds.js'

const inputOf = ruleInputs({
  CardKind: CardKinds,
  CardDesign: CardDesigns,
  CardBackgroundKind: CardBackgroundKinds,
  LowerThirdStyle: Style,
  LowerThirdPosition: Position,
  FilmFit: Fit,
})

export const GapInput = inputOf('GapInput', gapRule)
inputOf('CardLineInput', cardLineRule)
inputOf('CardBackgroundInput', cardBackgroundRule)

const projectId = field(z.string(), 'The project.')
export const CardPreviewInput = inputOf(
  'CardPreviewInput',
  OPERATIONS.addCard.rule
    .extend({ projectId, id: field(z.string().nullish(), 'The card to change; null for a new one.') })
    .meta({ description: 'An unsaved card, either new or changed.' }),
)
const { subtitle, style, position } = lowerThirdFields
const { title } = newLowerThirdFields
export const LowerThirdPreviewInput = inputOf(
  'LowerThirdPreviewInput',
  z
    .object({
      projectId,
      title,
      subtitle,
      style: field(style, 'The style; `BAR` by default.'),
      position: field(position, 'The position; `BOTTOM_LEFT` by default.'),
    })
    .meta({ description: 'A lower third to preview.' }),
)

@InputType({ description: 'An operation on a cut: exactly one member is given.' })
class CutOperation {
  [name: string]: unknown
}
for (const name of OPERATION_NAMES) {
  const { description, rule } = OPERATIONS[name]
  const type = inputOf(`${name[0]!.toUpperCase()}${name.slice(1)}Operation`, rule.meta({ description }))
  Field(() => type, { nullable: true, description })(CutOperation.prototype, name)
}

@InputType({ description: 'Operations on one cut.' })
export class EditCutInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => [CutOperation], {
    description: `At most ${LIMITS.cut.operationsMax}, applied in order, all or none.`,
  })
  operations!: CutOperationInput[]
}
