import { GraphQLScalarType, Kind } from 'graphql'

/** A scalar that is text in JSON. `parse` throws a `TypeError` for other values. */
const textScalar = <Value>(
  name: string,
  description: string,
  { serialize, parse }: { serialize: (value: unknown) => string; parse: (value: unknown) => Value },
) =>
  new GraphQLScalarType<Value, string>({
    name,
    description,
    serialize,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
  })

/** ISO 8601 in UTC, to the millisecond. */
export const DateTime = textScalar<Date>(
  'DateTime',
  'A date and time, as ISO 8601 in UTC with fractional seconds: `2026-11-21T03:44:00.123Z`.',
  {
    serialize: (value) => (value instanceof Date ? value : new Date(value as string)).toISOString(),
    parse: (value) => {
      const date = typeof value === 'string' ? new Date(value) : new Date(NaN)
      if (Number.isNaN(date.getTime())) throw new TypeError('A DateTime is ISO 8601 text')
      return date
    },
  },
)

/** Text whose content the rule of its operation checks, so that the error names the field. */
const checkedText = (name: string, description: string) =>
  textScalar(name, description, {
    serialize: String,
    parse: (value) => {
      if (typeof value !== 'string') throw new TypeError(`${name} is text`)
      return value
    },
  })

/** A day, as text; `Date` in the schema. */
export const Day = checkedText('Date', 'A day in UTC, as ISO 8601: `2026-11-21`.')

/** An amount, as text, so that nothing is rounded. */
export const Decimal = checkedText('Decimal', 'A decimal number of at most six decimals, as text: `3.2`.')

function numberOf(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError('A BigInt is a number')
  return value
}

/**
 * A size in bytes, as a JSON integer: larger than an `Int`. The rule of the operation checks a given number, so that the
 * error names the field.
 */
export const BigInteger = new GraphQLScalarType<number, number>({
  name: 'BigInt',
  description: 'An integer up to 2^53 - 1, as a JSON number: `8589934592`.',
  serialize: (value) => {
    const whole = Number(value)
    if (!Number.isSafeInteger(whole)) throw new TypeError('A BigInt is a safe integer')
    return whole
  },
  parseValue: numberOf,
  parseLiteral: (node) =>
    numberOf(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : undefined),
})
