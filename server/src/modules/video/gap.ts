import { Field, Float, ObjectType } from 'type-graphql'
import type * as contract from '#schema/cut'

@ObjectType({ description: 'What joins two videos that follow each other.' })
export class Gap implements contract.Gap {
  @Field(() => String, {
    description: 'The key of one of the 58 transitions; an empty string is a plain cut.',
  })
  transition!: string
  @Field(() => Float, { description: 'How long the transition lasts.' })
  seconds!: number
}

/** Why two older lists, which hold what `gaps` do, are deprecated. */
export const USE_GAPS = {
  transitions: 'Use `gaps`: each has its `transition`.',
  lengths: 'Use `gaps`: each has its `seconds`.',
}
