import { FOOD } from './food.js'
import type { Kind } from './kind.js'
import { PEOPLE } from './people.js'
import { PRODUCTS } from './products.js'
import { SURROUNDINGS } from './surroundings.js'

/** Every picture that a prompt can bring, by its kind. */
export const KINDS: readonly Kind[] = [...SURROUNDINGS, ...FOOD, ...PRODUCTS, ...PEOPLE]
