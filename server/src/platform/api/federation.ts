import { Directive } from 'type-graphql'

/** Marks a type as an entity of the federation, found again by its id. */
export const Key = (fields = 'id') => Directive(`@key(fields: "${fields}")`)
