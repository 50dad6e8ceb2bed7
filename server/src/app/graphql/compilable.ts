import {
  BREAK,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  TypeInfo,
  getNamedType,
  isAbstractType,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/**
 * Whether a document is one that compiled code is known to execute exactly as graphql-js does: one query,
 * without directives, without unions and interfaces (so without `_entities`), without the schema’s own
 * description, and without names that JavaScript or the compiled code give a meaning.
 */
export function isCompilable(document: DocumentNode, schema: GraphQLSchema): boolean {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operations.length !== 1) return false
  let isSimple = true
  const refuse = () => {
    isSimple = false
    return BREAK
  }
  const types = new TypeInfo(schema)
  const check: ASTVisitor = {
    OperationDefinition: ({ operation }) => (operation === OperationTypeNode.QUERY ? undefined : refuse()),
    Directive: refuse,
    Field({ name, alias }) {
      if (alias?.value.startsWith('__')) return refuse()
      if (name.value.startsWith('_') && name.value !== '__typename') return refuse()
      return isAbstractType(getNamedType(types.getType())) ? refuse() : undefined
    },
  }
  visit(document, visitWithTypeInfo(types, check))
  return isSimple
}
