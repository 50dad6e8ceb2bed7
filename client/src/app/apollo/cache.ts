import { type FieldMergeFunction, type FieldPolicy, InMemoryCache, type Reference } from '@apollo/client'
import type { StoredList } from '../../lib/lists'

const byId = (type: string): FieldPolicy => ({
  read: (existing, { args, toReference }) => existing ?? toReference({ __typename: type, id: args?.id as string }),
})

const refOf = (node: Reference) => node.__ref

/** Pages append to what is there; a first page replaces it. Each object stands once, where it was first met. */
const pages: FieldMergeFunction<StoredList | undefined> = (existing, incoming, { args }) => {
  if (!incoming?.nodes) return { ...existing, ...incoming }
  const joins = args?.after != null || args?.before != null
  if (!existing?.nodes || !joins) return { ...existing, ...incoming }
  const arriving = new Set(incoming.nodes.map(refOf))
  const known = new Set(existing.nodes.map(refOf))
  const nodes =
    args?.before != null
      ? [...incoming.nodes, ...existing.nodes.filter((node) => !arriving.has(refOf(node)))]
      : [...existing.nodes, ...incoming.nodes.filter((node) => !known.has(refOf(node)))]
  return { ...existing, ...incoming, nodes }
}

/** A cursor connection, kept once for each value of the arguments that choose what is in it. */
const connection = (...keyArgs: string[]): FieldPolicy<StoredList | undefined> => ({ keyArgs: keyArgs.length ? keyArgs : false, merge: pages })

/** The normalised cache: one object a thing, lists of references to them. */
export const makeCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          projects: connection('search'),
          assets: connection('search', 'origin', 'scope'),
          notifications: connection(),
          project: byId('Project'),
          video: byId('Video'),
          job: byId('Job'),
          asset: byId('Asset'),
        },
      },
      Project: {
        fields: {
          messages: connection(),
          videos: connection('isMerged'),
          assets: connection('search', 'origin'),
          cut: { merge: true },
        },
      },
      Cut: { keyFields: ['projectId'], fields: { videos: { merge: false }, transitions: { merge: false } } },
      Installation: { keyFields: [] },
      Reference: { keyFields: false },
      SignedIn: { keyFields: false },
    },
  })
