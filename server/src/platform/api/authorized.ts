import { Authorized as authorized, getMetadataStorage } from 'type-graphql'
import type { Access } from '../auth/access.js'

/** Declares who may run a mutation. The server enforces it, also for the REST call of the mutation. */
export const Authorized = (access: Access) => authorized<Access>(access)

/** The declared access of a mutation. Throws for a mutation without a declaration. */
export function accessOf(mutation: string): Access {
  const { mutations, authorizedFields } = getMetadataStorage()
  const methods = mutations.filter(({ schemaName }) => schemaName === mutation)
  const declared = authorizedFields.find(({ target, fieldName }) =>
    methods.some((method) => method.target === target && method.methodName === fieldName),
  )
  if (!declared) throw new Error(`The mutation ${mutation} does not declare its access with @Authorized`)
  return (declared.roles as Access[])[0]
}
