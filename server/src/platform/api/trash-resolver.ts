import 'reflect-metadata'
import { Arg, Args, ArgsType, type ClassType, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Access } from '../auth/access.js'
import type { Visible } from '../auth/visible.js'
import type { Trash, TrashRequest, TrashRow } from '../database/trash.js'
import { type Page, PageArgs } from '../queries/page.js'
import { Authorized } from './authorized.js'
import { type Context, signedIn } from './context.js'

/** The name and the description of an operation, and its access if it differs from the others’. */
type Operation = [name: string, description: string, access?: Access]

/** The arguments of a list of deleted rows; `searched` describes the text that is searched. */
export function trashArgs(searched: string) {
  @ArgsType()
  class TrashArgs extends PageArgs {
    @Field(() => String, { nullable: true, description: `A substring of ${searched}, ignoring case.` })
    search!: string | null
  }
  return TrashArgs
}

/** The operations of the Trash of one kind of row, as a base class of its resolver. */
export function trashResolver<Entity extends TrashRow, Request extends TrashRequest = TrashRequest>({
  one,
  type,
  connection,
  args,
  access,
  list,
  remove,
  restore,
  deleteForever,
}: {
  one: string
  type: () => object
  connection: () => ClassType<object>
  args: ClassType<Request>
  /** The access of the three mutations. */
  access: Access
  list: Operation
  remove: Operation
  restore: Operation
  deleteForever: Operation
}) {
  const named = ([name, description]: Operation) => ({ name, description })
  const which = { description: `Which ${one}.` }

  @Resolver()
  abstract class TrashResolver {
    constructor(protected readonly trash: Trash<Entity, Request>) {}

    @Query(connection, named(list))
    listTrash(@Args(() => args) request: Request, @Ctx() context: Context): Promise<Page<object>> {
      return this.trash.list(signedIn(context), request)
    }

    @Authorized(remove[2] ?? access)
    @Mutation(() => ID, named(remove))
    remove(@Arg('id', () => ID, which) id: string, @Ctx() context: Context): Promise<string> {
      return this.trash.remove(signedIn(context), id)
    }

    @Authorized(restore[2] ?? access)
    @Mutation(type, named(restore))
    restore(@Arg('id', () => ID, which) id: string, @Ctx() context: Context): Promise<Visible<Entity>> {
      return this.trash.restore(signedIn(context), id)
    }

    @Authorized(deleteForever[2] ?? access)
    @Mutation(() => ID, named(deleteForever))
    deleteForever(@Arg('id', () => ID, which) id: string, @Ctx() context: Context): Promise<string> {
      return this.trash.deleteForever(signedIn(context), id)
    }
  }
  return TrashResolver
}
