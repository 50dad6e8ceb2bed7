import { ERROR_CODES, type ErrorCode } from '#schema/error-codes'
import { enumOf } from './graphql-types.js'

/** The codes of errors over GraphQL. */
export const ErrorCodes = enumOf(
  'ErrorCode',
  'What an error has as `code` in its `extensions`.',
  Object.fromEntries(
    Object.entries(ERROR_CODES).flatMap(([code, { meaning, over }]) =>
      over === 'REST' ? [] : [[code, meaning]],
    ),
  ) as Record<ErrorCode, string>,
)
