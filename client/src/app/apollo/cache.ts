import { type FieldMergeFunction, type FieldPolicy, InMemoryCache, type Reference } from '@apollo/client'
import type { StoredList } from '../../shared/lib/lists/connectionCache'
import type { VideoTitleFieldsFragment } from '../../entities/video/VideoTitle.generated'

/** The types of the interface `Video`. */
const VIDEO_TYPES = ['Clip', 'Film', 'CardVideo'] satisfies VideoTitleFieldsFragment['__typename'][]

/** Finds an object of one of these types in the cache by its id. */
const byId = (...types: string[]): FieldPolicy => ({
  read: (existing, { args, toReference, canRead }) => {
    if (existing) return existing
    const references = types.map((type) => toReference({ __typename: type, id: args?.id as string }))
    return references.find(canRead) ?? references[0]
  },
})

const refOf = (node: Reference) => node.__ref

/** Appends a page; a first page replaces the list. Objects that occur twice stay at their first position. */
const pages: FieldMergeFunction<StoredList | undefined> = (existing, incoming, { args }) => {
  if (!incoming?.nodes) return { ...existing, ...incoming }
  const joins = args?.after != null || args?.before != null
  if (!existing?.nodes || !joins) return { ...existing, ...incoming }
  const arriving = new Set(incoming.nodes.map(refOf))
  const known = new Set(existing.nodes.map(refOf).filter((ref) => arriving.has(ref)))
  const nodes =
    args?.before != null
      ? [...incoming.nodes, ...existing.nodes.filter((node) => !arriving.has(refOf(node)))]
      : [...existing.nodes, ...incoming.nodes.filter((node) => !known.has(refOf(node)))]
  return { ...existing, ...incoming, nodes }
}

/**
 * Keeps what follows when the start of a list is refetched, so that nobody loses the scroll position. Entries that moved beyond
 * its end are kept. The next page, stored separately, still begins at the same cursor, so its entries are left out.
 */
const refetched: FieldMergeFunction<StoredList | undefined> = (existing, incoming) => {
  const merged = { ...existing, ...incoming }
  if (!existing?.nodes || !incoming?.nodes || !incoming.pageInfo?.hasNextPage) return merged
  const arriving = incoming.nodes.map(refOf)
  const last = existing.nodes.findLastIndex((node) => arriving.includes(refOf(node)))
  if (last < 0) return merged
  const end = arriving.indexOf(refOf(existing.nodes[last]!)) + 1
  const beyond = end === arriving.length ? existing.nodes.slice(last + 1) : []
  return { ...merged, nodes: [...incoming.nodes.slice(0, end), ...beyond], pageInfo: existing.pageInfo }
}

/**
 * Keeps older and newly arrived messages when the newest page of a conversation is refetched. A shorter list changes nothing
 * (specification C6).
 */
const conversation: FieldMergeFunction<StoredList | undefined> = (existing, incoming, options) => {
  if (!existing?.nodes || !incoming?.nodes || options.args?.before != null)
    return pages(existing, incoming, options)
  const arriving = new Set(incoming.nodes.map(refOf))
  const overlap = existing.nodes.findIndex((node) => arriving.has(refOf(node)))
  if (overlap < 0)
    return (incoming.count?.value ?? 0) < (existing.count?.value ?? 0)
      ? existing
      : { ...existing, ...incoming }
  const later = existing.nodes.slice(overlap).filter((node) => !arriving.has(refOf(node)))
  const nodes = [...existing.nodes.slice(0, overlap), ...incoming.nodes, ...later]
  return { ...existing, ...incoming, nodes, ...(overlap > 0 && { pageInfo: existing.pageInfo }) }
}

/** A cursor connection with one list per combination of these arguments. */
const connection = (...keyArgs: string[]): FieldPolicy<StoredList | undefined> => ({
  keyArgs: keyArgs.length ? keyArgs : false,
  merge: pages,
})
/** A cursor connection that keeps its further pages when its start is requested again, such as by polling. */
const keptConnection = (...keyArgs: string[]): FieldPolicy<StoredList | undefined> => ({
  keyArgs,
  merge: (existing, incoming, options) =>
    (options.args?.after == null ? refetched : pages)(existing, incoming, options),
})

/** The normalized cache: one object per entity, and lists of references. */
export const makeCache = () =>
  new InMemoryCache({
    possibleTypes: { Video: VIDEO_TYPES },
    typePolicies: {
      Query: {
        fields: {
          projects: connection('search'),
          assets: { keyArgs: ['search', 'origin', 'scope', 'generation', 'after'], merge: refetched },
          flaggedAssets: keptConnection('search'),
          pendingAssets: keptConnection('search'),
          trashedAssets: keptConnection('search'),
          trashedProjects: keptConnection('search'),
          trashedShots: keptConnection('search'),
          trashedSounds: keptConnection('search'),
          trashedVideos: keptConnection('search', 'isMerged'),
          marketAssets: keptConnection('search'),
          team: connection('search'),
          audit: connection(),
          apiTokens: { merge: false },
          webhooks: { merge: false },
          notifications: connection(),
          waitingJobs: connection('projectId'),
          webhookDeliveries: keptConnection('webhookId'),
          project: byId('Project'),
          video: byId(...VIDEO_TYPES),
          storyboard: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: 'Storyboard', projectId: args?.projectId as string }),
          },
          job: byId('Job'),
          asset: byId('Asset'),
        },
      },
      Project: {
        fields: {
          messages: { keyArgs: false, merge: conversation },
          clips: connection('status', 'isInCut'),
          films: connection(),
          foundVideos: connection('search'),
          assets: connection('search', 'origin'),
          sounds: connection('kind'),
          notes: connection('status', 'videoId'),
          reviewLinks: connection(),
          soundOrders: connection(),
          cut: { merge: true },
        },
      },
      Cut: {
        keyFields: ['projectId'],
        fields: {
          items: { merge: false },
          gaps: { merge: false },
          cues: { merge: false },
          lowerThirds: { merge: false },
        },
      },
      Storyboard: {
        keyFields: ['projectId'],
        fields: { shots: { merge: false }, elements: { merge: false } },
      },
      StoryboardElement: { fields: { references: { merge: false } } },
      // queries select different fields of a drawing, which has no id
      StoryboardShot: { fields: { references: { merge: false }, drawing: { merge: true } } },
      Clip: { fields: { takes: { merge: false } } },
      CardVideo: { fields: { card: { merge: true } } },
      Note: { fields: { replies: { merge: false }, takes: { merge: false }, places: { merge: false } } },
      Message: { fields: { videos: { merge: false } } },
      NoteAuthor: { keyFields: ['personId'] },
      SoundOrder: { keyFields: ['jobId'] },
      TrashedProject: { keyFields: ['projectId'] },
      TrashedShot: { keyFields: ['shotId'] },
      TrashedVideo: { keyFields: ['videoId'] },
      Installation: { keyFields: [] },
      ModelChoice: { keyFields: [], fields: { models: { merge: false } } },
      Reference: { keyFields: false },
      SignedIn: { keyFields: false },
    },
  })
