import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  TypeInfo,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isInputType,
  isNonNullType,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** Fields of a query with each fragment written out wherever it is spread: the compiler walks through them all. */
const MAX_FIELDS = 1_000

/**
 * Whether a document is one that compiled code is known to execute exactly as graphql-js does: one query of
 * one field, which fails as soon as that field does, without directives, without unions and interfaces (so
 * without `_entities`), without variables whose fields have defaults instead of null, without the schema’s own
 * description, and without names that JavaScript or the compiled code give a meaning.
 */
export function isCompilable(document: DocumentNode, schema: GraphQLSchema): boolean {
  const operations = document.definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  )
  if (operations.length !== 1) return false
  const [{ operation, selectionSet }] = operations
  const { selections } = selectionSet
  if (operation !== OperationTypeNode.QUERY) return false
  if (selections.length !== 1 || selections[0].kind !== Kind.FIELD) return false
  return hasPlainFields(document, schema) && fieldsOf(document, selectionSet) <= MAX_FIELDS
}

function hasPlainFields(document: DocumentNode, schema: GraphQLSchema): boolean {
  let arePlain = true
  const types = new TypeInfo(schema)
  const check: ASTVisitor = {
    Directive: () => void (arePlain = false),
    VariableDefinition({ type }) {
      const given = typeFromAST(schema, type as NamedTypeNode)
      if (isInputType(given) && hasFieldsInsteadOfNull(given)) arePlain = false
    },
    Field({ name, alias }) {
      const isOfSchema = name.value.startsWith('_') && name.value !== '__typename'
      if (isOfSchema || alias?.value.startsWith('__')) arePlain = false
      if (isAbstractType(getNamedType(types.getType()))) arePlain = false
    },
  }
  visit(document, visitWithTypeInfo(types, check))
  return arePlain
}

/** Whether an input has a field that may not be null but be left out: compiled code would refuse that. */
function hasFieldsInsteadOfNull(type: GraphQLInputType, seen = new Set<GraphQLInputType>()): boolean {
  const named = getNamedType(type)
  if (!isInputObjectType(named) || seen.has(named)) return false
  seen.add(named)
  return Object.values(named.getFields()).some(
    (field) =>
      (isNonNullType(field.type) && field.defaultValue !== undefined) ||
      hasFieldsInsteadOfNull(field.type, seen),
  )
}

/** How many fields there are; each fragment is counted once, however often it is spread. */
function fieldsOf(document: DocumentNode, selectionSet: SelectionSetNode): number {
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet] as const),
  )
  const counted = new Map<SelectionSetNode, number>()
  const count = (set: SelectionSetNode | undefined): number => {
    if (!set) return 0
    const known = counted.get(set)
    if (known !== undefined) return known
    const fields = set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + count(fragments.get(selection.name.value))
      return sum + 1 + count(selection.selectionSet)
    }, 0)
    counted.set(set, fields)
    return fields
  }
  return count(selectionSet)
}
