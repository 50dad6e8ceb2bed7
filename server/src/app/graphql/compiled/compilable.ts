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

/** The maximum of fields after fragments are expanded: the compiler visits each of them. */
const MAX_FIELDS = 1_000

/**
 * Whether graphql-jit is known to execute a document exactly as graphql-js does: a single query of a single root field,
 * without directives, abstract types, introspection, names with a leading underscore, and variables whose input fields
 * have default values.
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
      if (isInputType(given) && hasRequiredDefaults(given)) arePlain = false
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

/** Whether an input has a non-null field with a default value, which graphql-jit rejects when it is absent. */
function hasRequiredDefaults(type: GraphQLInputType, seen = new Set<GraphQLInputType>()): boolean {
  const named = getNamedType(type)
  if (!isInputObjectType(named) || seen.has(named)) return false
  seen.add(named)
  return Object.values(named.getFields()).some(
    (field) =>
      (isNonNullType(field.type) && field.defaultValue !== undefined) ||
      hasRequiredDefaults(field.type, seen),
  )
}

/** The number of fields with fragments expanded. */
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
