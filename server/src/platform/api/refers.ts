import { type GraphQLResolveInfo, getNamedType } from 'graphql'
import { Ctx, Field, Info } from 'type-graphql'
import type { Context } from './context.js'

type AnyClass<Instance = object> = abstract new (...given: never[]) => Instance

/**
 * Adds fields to a type with the objects that its ids refer to: `project` for `projectId`. They are loaded in batches under their
 * own policies: null if the viewer may not see one, or if it was deleted.
 */
export const Refers =
  <Name extends string>(fields: Record<Name, readonly [type: () => AnyClass, description: string]>) =>
  (type: AnyClass<{ readonly [Id in `${Name}Id`]?: string | null }>): void => {
    const prototype = type.prototype as object
    for (const [name, [referred, description]] of Object.entries<(typeof fields)[Name]>(fields)) {
      const value = function (this: object, context: Context, { returnType }: GraphQLResolveInfo) {
        const id = this[`${name}Id` as keyof object] as string | null | undefined
        return id ? context.references[getNamedType(returnType).name]!(id, context) : null
      }
      const property = { value, configurable: true }
      Object.defineProperty(prototype, name, property)
      Ctx()(prototype, name, 0)
      Info()(prototype, name, 1)
      Field(() => referred() as never, { nullable: true, description })(prototype, name, property)
    }
  }
