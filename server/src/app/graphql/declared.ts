import {
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  parseConstValue,
} from 'graphql'
import { accessOf } from '#platform/api/authorized'
import { tagsOf } from '#platform/auth/access'
import { COUNT, COUNTED, DEFAULT_LENGTH, type FieldCost, isPartOfPage, STATEMENT } from './cost.js'

/** The federation directives that `declare` adds. */
export const DECLARED = ['@cost', '@listSize', '@tag']

/**
 * Adds directives to the fields of an SDL: `@listSize` and `@cost`, from what `costOf` knows of them, for gateways that
 * limit the cost of an operation before they split it, and `@tag`, from the access of mutations, for contracts.
 */
export function declare(types: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const definitions = types.definitions.map((definition) => {
    const type = definition.kind === Kind.OBJECT_TYPE_DEFINITION && schema.getType(definition.name.value)
    if (!type || !isObjectType(type) || definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return definition
    const fields = definition.fields?.map((node): FieldDefinitionNode => {
      const field = type.getFields()[node.name.value]
      const tags = type === schema.getMutationType() ? tagsOf(accessOf(field.name)) : []
      const added = [costOf(field), ...tags.map((name) => directive('tag', { name: JSON.stringify(name) }))]
      return { ...node, directives: [...(node.directives ?? []), ...added.filter((one) => !!one)] }
    })
    return { ...definition, fields }
  })
  return { ...types, definitions }
}

/** The directive of a field, if its cost differs from what gateways assume. */
function costOf(field: GraphQLField<unknown, unknown>): ConstDirectiveNode | undefined {
  const { complexity }: FieldCost = field.extensions
  const type = getNamedType(field.type)
  if (COUNTED.has(field.name)) return directive('cost', { weight: String(STATEMENT + COUNT.below) })
  if (!isCompositeType(type))
    return complexity ? directive('cost', { weight: String(STATEMENT + complexity) }) : undefined
  const isList = isListType(getNullableType(field.type))
  if (isList)
    return isPartOfPage(field)
      ? undefined
      : directive('listSize', { assumedSize: String(complexity ?? DEFAULT_LENGTH) })
  const size = field.args.find(({ name }) => name === 'first' || name === 'last')
  if (!size || !isObjectType(type)) return undefined
  const sized = Object.values(type.getFields()).filter(
    (part) => isPartOfPage(part) && isListType(getNullableType(part.type)),
  )
  if (!sized.length) return undefined
  return directive('listSize', {
    assumedSize: String(size.defaultValue),
    slicingArguments: JSON.stringify([size.name]),
    sizedFields: JSON.stringify(sized.map(({ name }) => name)),
    requireOneSlicingArgument: 'false',
  })
}

const directive = (name: string, values: Record<string, string>): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: name },
  arguments: Object.entries(values).map(([argument, value]) => ({
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: argument },
    value: parseConstValue(value),
  })),
})
