import type { MockLink } from '@apollo/client/testing'
import {
  InstallationDocument,
  type InstallationQuery,
} from '../src/entities/installation/installation.generated'
import { MeDocument } from '../src/entities/person/me.generated'
import {
  type ModelChoiceFieldsFragment,
  ModelChoiceDocument,
} from '../src/entities/video/modelChoice.generated'

export type Answer = MockLink.MockedResponse

/** `maxUsageCount` of mocks without a limit. */
export const ALWAYS = Number.POSITIVE_INFINITY

/** An exact count of a list. */
export const exactly = (value: number) => ({ __typename: 'Count' as const, value, isExact: true })

/** A page of a list; the last one by default. */
export const pageOf = <Typename extends string, Node>(
  __typename: Typename,
  nodes: Node[],
  { endCursor = null, total = nodes.length }: { endCursor?: string | null; total?: number } = {},
) => ({
  __typename,
  nodes,
  count: exactly(total),
  pageInfo: { __typename: 'PageInfo' as const, hasNextPage: endCursor !== null, endCursor },
})

export const ana = {
  __typename: 'User' as const,
  id: 'ana',
  username: 'ana',
  email: 'ana@studio.film',
  isAdmin: true,
  createdAt: '2026-11-01T10:00:00Z',
}

/** The signed-in user; by default ana, an admin. */
export const me = (changes: Partial<typeof ana> = {}): Answer => ({
  request: { query: MeDocument },
  maxUsageCount: ALWAYS,
  result: { data: { me: { ...ana, ...changes } } },
})

/** Default installation: open, with accounts and the local engine. */
export const installation = (changes: Partial<InstallationQuery['installation']> = {}): Answer => ({
  request: { query: InstallationDocument },
  maxUsageCount: ALWAYS,
  result: {
    data: {
      installation: {
        __typename: 'Installation',
        engine: 'LOCAL',
        registrationOpen: true,
        isEmpty: false,
        needsSetupToken: false,
        ...changes,
      },
    },
  },
})

/** The model choice; by default that of a new installation. */
export const modelChoiceOf = (changes: Partial<ModelChoiceFieldsFragment> = {}) => ({
  __typename: 'ModelChoice' as const,
  models: [
    'fal-ai/veo3',
    'fal-ai/vidu/q1/reference-to-video',
    'fal-ai/minimax/video-01-director',
    'fal-ai/veo3.1',
  ],
  defaultForText: 'fal-ai/veo3.1',
  defaultForReferences: 'fal-ai/vidu/q1/reference-to-video',
  defaultForFrames: null,
  alwaysSuccessor: false,
  retired: [] as ModelChoiceFieldsFragment['retired'],
  ...changes,
})
export const modelChoice = (changes: Partial<ModelChoiceFieldsFragment> = {}): Answer => ({
  request: { query: ModelChoiceDocument },
  maxUsageCount: ALWAYS,
  result: { data: { modelChoice: modelChoiceOf(changes) } },
})
