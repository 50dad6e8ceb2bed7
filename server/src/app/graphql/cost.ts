import {
  type DocumentNode,
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  SchemaMetaFieldDef,
  type SelectionNode,
  TypeMetaFieldDef,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql'

type Variables = Record<string, unknown>

/**
 * The cost that a field declares: `complexity` is an option of type-graphql’s decorators, `inRow` an extension
 * (`@Extensions`).
 */
export interface FieldCost {
  /** The usual length of a list without paging arguments, or the number of rows behind a plain value. */
  complexity?: number
  /** An object or list that is part of its parent’s row. */
  inRow?: boolean
}

/** The cost of a statement, in addition to the rows it returns. One statement serves all objects of a list. */
export const STATEMENT = 10
/** The cost of an introspected object, which is read from memory. */
const INTROSPECTED = 0.2
/** The cost of counting or searching a list of one object, or of the whole installation. */
export const COUNT = { below: 10, whole: 300 }
/** The assumed length of a list whose field does not declare one. */
export const DEFAULT_LENGTH = 10
/** The parts of a page, which are read with it. */
const PARTS_OF_PAGE = new Set(['nodes', 'edges', 'node', 'pageInfo'])
/** Unlike the queries `node` and `nodes`, parts of a page have no arguments. */
export const isPartOfPage = ({ name, args }: GraphQLField<unknown, unknown>): boolean =>
  PARTS_OF_PAGE.has(name) && !args.length
export const COUNTED = new Set(['totalCount', 'count'])

/**
 * The maximum cost of an operation in rows and objects, where each statement and count costs as much as several;
 * computed before anything is read. Merges fields as the execution does. Stops counting beyond `enough`.
 */
export function costOf({
  schema,
  document,
  operationName,
  variables,
  enough = Infinity,
}: {
  schema: GraphQLSchema
  document: DocumentNode
  operationName?: string | null
  variables: Variables
  enough?: number
}): number {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const operation = operationName
    ? operations.find(({ name }) => name?.value === operationName)
    : operations[0]
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root) return 0
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  let cost = 0

  /** The fields of a selection by their response key; what `@include` and `@skip` exclude is left out. */
  const gather = (
    selections: readonly SelectionNode[],
    type: GraphQLCompositeType,
    into = new Map<string, FieldNode[]>(),
    seen = new Set<string>(),
  ) => {
    for (const selection of selections) {
      if (getDirectiveValues(GraphQLSkipDirective, selection, variables)?.if === true) continue
      if (getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.if === false) continue
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value
        into.set(key, [...(into.get(key) ?? []), selection])
        continue
      }
      const spread = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        if (seen.has(selection.name.value)) continue
        seen.add(selection.name.value)
      }
      const on = spread?.typeCondition?.name.value
      if (spread && (!on || isOfType(type, schema.getType(on))))
        gather(spread.selectionSet.selections, type, into, seen)
    }
    return into
  }

  const isOfType = (type: GraphQLCompositeType, on: GraphQLNamedType | undefined): boolean =>
    type === on || (isAbstractType(on) && isObjectType(type) && schema.isSubType(on, type))

  /**
   * Adds the cost of these selections for this many objects of a type; `page`: items of the surrounding page.
   */
  const add = (
    nodes: readonly FieldNode[],
    type: GraphQLCompositeType,
    objects: number,
    page: number,
  ): void => {
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
    if (isAbstractType(type)) return addAbstract(selections, type, objects, page)
    for (const [, fields] of gather(selections, type)) {
      if (cost > enough) return
      const field = fieldOf(schema, type, fields[0].name.value)
      if (field) addField(field, fields, { parent: type, objects, page })
    }
  }

  /**
   * Adds the cost of selections on an interface or union: that of shared fields, and of the type whose own fields cost
   * most. Shared fields are counted once, not for each type: nested ones would take exponential time.
   */
  const addAbstract = (
    selections: readonly SelectionNode[],
    type: GraphQLAbstractType,
    objects: number,
    page: number,
  ): void => {
    const shared = new Map<string, { parent: GraphQLObjectType; nodes: Set<FieldNode> }>()
    const owned = schema.getPossibleTypes(type).map((parent) => {
      const own: [GraphQLObjectType, FieldNode[]][] = []
      for (const [key, fields] of gather(selections, parent)) {
        const name = fields[0].name.value
        if (!isInterfaceType(type) || !(name in type.getFields())) {
          own.push([parent, fields])
          continue
        }
        const known = shared.get(`${key}:${name}`) ?? { parent, nodes: new Set() }
        fields.forEach((node) => known.nodes.add(node))
        shared.set(`${key}:${name}`, known)
      }
      return own
    })
    const addOf = (parent: GraphQLObjectType, fields: readonly FieldNode[]) => {
      const field = cost > enough ? undefined : fieldOf(schema, parent, fields[0].name.value)
      if (field) addField(field, fields, { parent, objects, page })
    }
    for (const { parent, nodes } of shared.values()) addOf(parent, [...nodes])
    const before = cost
    const costs = owned.map((own) => {
      cost = before
      for (const [parent, fields] of own) addOf(parent, fields)
      return cost
    })
    cost = Math.max(before, ...costs)
  }

  const addField = (
    field: GraphQLField<unknown, unknown>,
    nodes: readonly FieldNode[],
    { parent, objects, page }: { parent: GraphQLCompositeType; objects: number; page: number },
  ): void => {
    const type = getNamedType(field.type)
    const isRoot = parent === root
    const { complexity, inRow }: FieldCost = field.extensions
    if (COUNTED.has(field.name)) {
      cost += STATEMENT + objects * COUNT.below
      return
    }
    if (!isCompositeType(type)) {
      if (complexity) cost += STATEMENT + objects * complexity
      else if (isRoot) cost += STATEMENT
      return
    }
    if (field.name === '_entities') return addEntities(nodes)
    const isList = isListType(getNullableType(field.type))
    if (inRow && !isList) return add(nodes, type, objects, page)
    const args = argumentsOf(field, nodes[0], variables)
    const size = (args.first ?? args.last) as number | undefined
    if (typeof size === 'number') {
      const items = Math.max(1, size)
      cost += STATEMENT + objects * (1 + items)
      if (args.search) cost += isRoot ? COUNT.whole : objects * COUNT.below
      if (isRoot && nodes.some((node) => asksFor(node, COUNTED))) cost += COUNT.whole
      return add(nodes, type, objects, items)
    }
    const length = isList ? lengthOf(field, args, page) : 1
    const isIntrospection = type.name.startsWith('__')
    // their types are only known when they are found
    if (isRoot && type.name === 'Node' && isAbstractType(type))
      cost += 2 * STATEMENT * Math.min(length, schema.getPossibleTypes(type).length)
    cost += isIntrospection
      ? objects * length * INTROSPECTED
      : objects * length + (inRow || isPartOfPage(field) ? 0 : STATEMENT)
    add(nodes, type, objects * length, 1)
  }

  const asksFor = ({ selectionSet }: FieldNode, names: Set<string>): boolean =>
    !!selectionSet?.selections.some(
      (selection) => selection.kind !== Kind.FIELD || names.has(selection.name.value),
    )

  /** Adds the cost of `_entities`, which are read together for each type. */
  const addEntities = (nodes: readonly FieldNode[]): void => {
    const { representations } = argumentsOf(fieldOf(schema, root, '_entities')!, nodes[0], variables)
    const names = (Array.isArray(representations) ? representations : []).map(
      (one) => (one as { __typename?: unknown } | null)?.__typename,
    )
    for (const name of new Set(names)) {
      const type = schema.getType(typeof name === 'string' ? name : '')
      if (!isObjectType(type) && !isInterfaceType(type)) continue
      const objects = names.filter((other) => other === name).length
      cost += 2 * STATEMENT + objects
      add(nodes, type, objects, 1)
    }
    cost += names.length
  }

  add(
    [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '' }, selectionSet: operation.selectionSet }],
    root,
    1,
    1,
  )
  return Math.ceil(cost)
}

/** The arguments of a field; empty if they are invalid, since the execution rejects them. */
function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables,
): Variables {
  try {
    return getArgumentValues(field, node, variables)
  } catch {
    return {}
  }
}

/** How many items a list has, for one object. */
function lengthOf(field: GraphQLField<unknown, unknown>, args: Variables, page: number): number {
  if (isPartOfPage(field)) return page
  if (Array.isArray(args.ids)) return args.ids.length
  return (field.extensions as FieldCost).complexity ?? DEFAULT_LENGTH
}

function fieldOf(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === SchemaMetaFieldDef.name && type === schema.getQueryType()) return SchemaMetaFieldDef
  if (name === TypeMetaFieldDef.name && type === schema.getQueryType()) return TypeMetaFieldDef
  return 'getFields' in type ? type.getFields()[name] : undefined
}
