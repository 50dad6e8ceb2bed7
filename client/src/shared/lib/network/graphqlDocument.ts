import type { TypedDocumentNode } from '@apollo/client'
import { type DefinitionNode, type DocumentNode, Kind } from 'graphql'

/** An operation as text, with the types of its result and variables. */
export type TextDocument<Data, Variables> = string & { __apiType?: (variables: Variables) => Data }

/** Document of a definition with all fragments it needs, each once. */
export function createDocument<Data, Variables>(
  definition: object,
  fragments: readonly DocumentNode[] = [],
): TypedDocumentNode<Data, Variables> {
  const definitions = new Set([
    definition as DefinitionNode,
    ...fragments.flatMap((fragment) => fragment.definitions),
  ])
  return { kind: Kind.DOCUMENT, definitions: [...definitions] }
}
