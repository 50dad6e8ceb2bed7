import { LIMITS } from '../limits.js'
import * as z from '../rules/zod.js'
import { captions, trackOperations } from './elements/captions.js'
import { cardOperations } from './elements/cards.js'
import { cues } from './elements/cues.js'
import { itemOperations } from './elements/items.js'
import { lowerThirds } from './elements/lower-thirds.js'
import { settingsOperations } from './elements/settings.js'
import type { Operation } from './operation.js'

/** All operations on a cut, by name. */
export const OPERATIONS = {
  ...settingsOperations,
  ...itemOperations,
  ...cardOperations,
  ...cues.operations,
  ...trackOperations,
  ...captions.operations,
  ...lowerThirds.operations,
}

export type OperationName = keyof typeof OPERATIONS
export const OPERATION_NAMES = Object.keys(OPERATIONS) as readonly OperationName[]

type Of<Name extends OperationName> = (typeof OPERATIONS)[Name]['rule']
/** An operation as input: an object with one member, named after the operation. */
export type CutOperationInput = { [Name in OperationName]: Record<Name, z.input<Of<Name>>> }[OperationName]
/** A valid operation. */
export type CutOperation = { [Name in OperationName]: Record<Name, z.output<Of<Name>>> }[OperationName]

/** Splits an operation into name, definition and input. */
export function partsOf(operation: CutOperation): {
  name: OperationName
  definition: Operation
  input: never
} {
  const [name, input] = Object.entries(operation)[0] as [OperationName, never]
  return { name, definition: OPERATIONS[name] as unknown as Operation, input }
}

const members = Object.fromEntries(
  OPERATION_NAMES.map((name) => [name, OPERATIONS[name].rule.nullish()]),
) as unknown as { [Name in OperationName]: z.ZodOptional<z.ZodNullable<Of<Name>>> }

const { operationsMax } = LIMITS.cut
const TOO_MANY = `A call has at most ${operationsMax} operations`

/** The operations of a request. Each is an object with one member. */
export const cutOperationsRule = z.object({
  operations: z
    .array(
      z.object(members).transform((given, context): CutOperation => {
        const chosen = Object.entries(given).filter(([, input]) => input != null)
        if (chosen.length !== 1)
          context.addIssue({ code: 'custom', message: 'An operation has exactly one member' })
        return Object.fromEntries(chosen) as CutOperation
      }),
    )
    .min(1, 'There are no operations')
    .max(operationsMax, TOO_MANY),
})
