import { Arg, Ctx, getMetadataStorage, ID, Query, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import { Lookup, Node, NODES } from '#platform/api/graphql-types'
import { isId } from '#platform/errors/check'
import { badInput, notFound } from '#platform/errors/failure'
import type { BatchRead } from '#platform/queries/loaders'
import { OPERATION_LIMITS } from './limits.js'

/** The usual number of ids, for gateways. The server knows how many there are. */
const USUAL_IDS = 50

/** The names of the types with an id, and the entities of their rows. */
const nodeTypes = () =>
  getMetadataStorage().objectTypes.flatMap(({ name, target }) => {
    const entity = NODES.get(target)
    return entity ? [[name, entity] as const] : []
  })

/** The types of ids, in one statement. */
const typesById: BatchRead<string> = async (em, ids) => {
  const tables = nodeTypes().map(
    ([name, entity]) => `select '${name}' as type, id from "${em.getMetadata().get(entity.name).tableName}"`,
  )
  const found = await em.execute<{ id: string; type: string }[]>(
    `select r.id, r.type from (${tables.join(' union all ')}) r where r.id = any(?::uuid[])`,
    [`{${ids.join(',')}}`],
  )
  return new Map(found.map(({ id, type }) => [id, type]))
}

/** Makes the types of the metadata whose key is their id implement `Node`. */
export function implementNode(): void {
  const { objectTypes, interfaceTypes } = getMetadataStorage()
  for (const type of [...objectTypes, ...interfaceTypes])
    if (NODES.has(type.target)) type.interfaceClasses = [...(type.interfaceClasses ?? []), Node]
}

/** An object by its id, or null if it does not exist for the viewer. */
async function find(id: string, context: Context): Promise<object | null> {
  const type = isId(id) ? await context.loaders.of(typesById).load(id) : null
  return type ? context.references[type]!(id, context) : null
}

@Resolver()
export class NodeResolver {
  @Lookup(() => Node, 'The object of any type with this id.')
  async node(
    @Arg('id', () => ID, { description: 'The object.' }) id: string,
    @Ctx() context: Context,
  ): Promise<object> {
    signedIn(context)
    const found = await find(id, context)
    if (!found) throw notFound('Object')
    return found
  }

  @Query(() => [Node], {
    nullable: 'items',
    complexity: USUAL_IDS,
    description: `The objects with these ids, in order; null for one that does not exist, or that the viewer may not see. At most ${OPERATION_LIMITS.representations} different ones.`,
  })
  nodes(
    @Arg('ids', () => [ID], { description: 'The objects.' }) ids: string[],
    @Ctx() context: Context,
  ): Promise<(object | null)[]> {
    signedIn(context)
    const { representations: most } = OPERATION_LIMITS
    if (new Set(ids).size > most)
      throw badInput([{ path: ['ids'], message: `At most ${most} different ids at once` }])
    return Promise.all(ids.map((id) => find(id, context)))
  }
}
