/** A breaking change of an API, which the changelog announces by its `coordinate`. */
export interface BreakingChange {
  coordinate: string
  message: string
}

interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}
interface Message {
  $ref?: string
  content?: Record<string, { schema?: Schema }>
}
interface Operation {
  operationId: string
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[]
  requestBody?: Message
  responses: Record<string, Message>
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
}
type Direction = 'request' | 'response'

/**
 * What breaks clients of the earlier description: operations, parameters, fields, values and types that are gone, and
 * what requests newly need. A coordinate is an operation, `GET /assets`, a part of one, `GET /assets tag`, or a field of
 * a named schema, `Asset/name`. Further values of a response break nothing.
 */
export function openApiChanges(before: OpenApi, after: OpenApi): BreakingChange[] {
  const changes: BreakingChange[] = []
  /** Pairs of references that have been compared, which also ends recursions. */
  const compared = new Set<string>()
  const report = (coordinate: string, message: string) => {
    if (!changes.some((one) => one.coordinate === coordinate && one.message === message))
      changes.push({ coordinate, message })
  }

  function compareOperations(at: string, old: Operation, now: Operation | undefined): void {
    if (!now) return report(at, 'was removed')
    if (old.operationId !== now.operationId) report(at, `${old.operationId} is called ${now.operationId}`)
    compareSchemas(at, parametersOf(old), parametersOf(now), 'request')
    if (!old.requestBody && now.requestBody) report(at, 'requires a body')
    compareMessages(at, old.requestBody, now.requestBody, 'request')
    for (const [status, response] of Object.entries(old.responses)) {
      if (now.responses[status]) compareMessages(at, response, now.responses[status], 'response')
      else if (Number(status) < 400) report(at, `no longer responds ${status}`)
    }
  }

  function compareMessages(at: string, old: Message = {}, now: Message = {}, direction: Direction): void {
    const { content = {} } = resolve(after, now)
    for (const [type, { schema = {} }] of Object.entries(resolve(before, old).content ?? {}))
      if (content[type]) compareSchemas(at, schema, content[type].schema ?? {}, direction)
      else report(at, `has no ${direction} of type ${type} any more`)
  }

  function compareSchemas(at: string, old: Schema, now: Schema, direction: Direction): void {
    const key = `${direction} ${old.$ref} ${now.$ref}`
    if ((old.$ref || now.$ref) && compared.has(key)) return
    compared.add(key)
    const place = old.$ref && old.$ref === now.$ref ? old.$ref.split('/').at(-1)! : at
    const [were, are] = [branchesOf(resolve(before, old)), branchesOf(resolve(after, now))]
    const kindsNow = are.map((one) => kindOf(after, one))
    for (const [index, branch] of were.entries()) {
      const kind = kindOf(before, branch)
      const same: Schema | undefined = are[kindsNow[index] === kind ? index : kindsNow.indexOf(kind)]
      if (!same) {
        if (direction === 'request') report(place, `no longer accepts ${kind}`)
      } else if (branch.$ref || same.$ref) compareSchemas(place, branch, same, direction)
      else compareFields(place, branch, same, direction)
    }
    const kindsBefore = were.map((one) => kindOf(before, one))
    for (const kind of kindsNow)
      if (direction === 'response' && !kindsBefore.includes(kind)) report(place, `may be ${kind}`)
  }

  function compareFields(at: string, old: Schema, now: Schema, direction: Direction): void {
    const [values, valuesNow] = [valuesOf(old), valuesOf(now)]
    if (!values && valuesNow && direction === 'request') report(at, 'no longer accepts every value')
    for (const value of values ?? [])
      if (valuesNow && !valuesNow.includes(value)) report(at, `has no value ${String(value)} any more`)
    for (const [name, property] of Object.entries(old.properties ?? {})) {
      const same = now.properties?.[name]
      if (!same) report(within(at, name), 'was removed')
      else compareSchemas(within(at, name), property, same, direction)
      if (same && direction === 'response' && isRequired(old, name) && !isRequired(now, name))
        report(within(at, name), 'may be missing')
    }
    for (const name of now.required ?? [])
      if (direction === 'request' && !isRequired(old, name)) report(within(at, name), 'is required')
    if (old.items && now.items) compareSchemas(at, old.items, now.items, direction)
  }

  for (const [path, operations] of Object.entries(before.paths))
    for (const [method, operation] of Object.entries(operations))
      compareOperations(`${method.toUpperCase()} ${path}`, operation, after.paths[path]?.[method])
  return changes
}

const within = (at: string, name: string) => at + (at.includes(' ') ? ' ' : '/') + name
const valuesOf = (schema: Schema) => schema.enum ?? ('const' in schema ? [schema.const] : undefined)
const isRequired = (schema: Schema, name: string) => schema.required?.includes(name) ?? false

/** The parameters of an operation as the fields of an object. */
const parametersOf = ({ parameters = [] }: Operation): Schema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
})

/** The object behind a reference within the document. */
function resolve<Node extends { $ref?: string }>(document: OpenApi, node: Node): Node {
  if (!node.$ref) return node
  let found: unknown = document
  for (const step of node.$ref.split('/').slice(1)) found = (found as Record<string, unknown>)[step]
  return resolve(document, found as Node)
}

/** The alternatives of a schema; the type `["string", "null"]` has two. */
const branchesOf = (schema: Schema): Schema[] =>
  schema.anyOf ?? (Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema])

/** The type of an alternative; of several, all. */
const kindOf = (document: OpenApi, schema: Schema): string =>
  branchesOf(resolve(document, schema))
    .map(({ type, $ref }) => type ?? $ref ?? 'anything')
    .join(' or ')
