import { Field, Float, ObjectType } from 'type-graphql'
import type * as contract from '#schema/cut'

@ObjectType({ description: 'The transition between two consecutive videos.' })
export class Gap implements contract.Gap {
  @Field(() => String, {
    description: 'The key of one of the 58 transitions; an empty string is a plain cut.',
  })
  transition!: string
  @Field(() => Float, { description: 'Duration of the transition in seconds.' })
  seconds!: number
}

/** Deprecation of the lists that `gaps` replaces. */
export const USE_GAPS = {
  transitions: 'Use `gaps`: each has its `transition`. Removed after 2027-05-31.',
  lengths: 'Use `gaps`: each has its `seconds`. Removed after 2027-05-31.',
}
