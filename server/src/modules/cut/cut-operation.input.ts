import { Field, ID, InputType } from 'type-graphql'
import type { CutOperationInput } from '#schema/cut/operations'
import { OPERATION_NAMES, OPERATIONS } from '#schema/cut/operations'
import { cardBackgroundRule, cardLineRule } from '#schema/cut/rules/card'
import { gapRule } from '#schema/cut/rules/item'
import { LIMITS } from '#schema/limits'
import { ruleInputs } from '#platform/api/rule-inputs'
import { CardBackgroundKinds, CardDesigns, CardKinds } from '../video/card.js'
import { Position, Style } from './elements/lower-third.entity.js'

const inputOf = ruleInputs({
  CardKind: CardKinds,
  CardDesign: CardDesigns,
  CardBackgroundKind: CardBackgroundKinds,
  LowerThirdStyle: Style,
  LowerThirdPosition: Position,
})

export const GapInput = inputOf('GapInput', gapRule)
export const CardLineInput = inputOf('CardLineInput', cardLineRule)
export const CardBackgroundInput = inputOf('CardBackgroundInput', cardBackgroundRule)

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
  @Field(() => ID, { description: 'Which project.' })
  projectId!: string
  @Field(() => [CutOperation], {
    description: `At most ${LIMITS.cut.operationsMax}, applied in order: all, or none.`,
  })
  operations!: CutOperationInput[]
}
