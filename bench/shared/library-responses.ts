import type { Operation } from './client-server.js'

const SHAPES = [
  [1600, 900],
  [900, 1600],
  [1200, 1200],
  [1600, 1067],
  [1067, 1600],
  [2100, 900],
  [1500, 1875],
] as const
const COLOURS = ['#7a4b3a', '#3f6f9e', '#2e5d4b', '#8a6bb0', '#b0893a', '#405060'] as const
const HASHES = [
  '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  '2fcFBQBZmIh5d4eBiHiIh4d4B4d4eHh3',
  'YTkGJwaRhWUIt4lbgnhZl3ath2BUBGYA',
] as const
const OWNER = { __typename: 'User', id: 'ana', username: 'ana' }
const NEWEST = Date.UTC(2026, 10, 16)
const MINUTE = 60_000

/** Makes file URLs as long as those of the server. */
const SIGNED = `expires=1790000000&for=${'a'.repeat(22)}&signature=${'b'.repeat(43)}`

/** The asset at this position, the same for each call. */
export function assetAt(at: number) {
  const [width, height] = SHAPES[(at * 5 + (at >> 3)) % SHAPES.length]
  const time = new Date(NEWEST - at * MINUTE).toISOString()
  const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
  return {
    __typename: 'Asset',
    id,
    name: `Frame ${at}`,
    description: 'At first light',
    tags: ['night_sky'],
    approvalStatus: 'APPROVED',
    isGenerated: at % 3 === 0,
    owner: OWNER,
    url: `/files/assets/original-${id}.jpg?${SIGNED}`,
    mediumUrl: `/files/assets/medium-${id}.webp?${SIGNED}`,
    smallUrl: `/files/assets/small-${id}.webp?${SIGNED}`,
    downloadUrl: `/files/assets/original-${id}.jpg?download=frame.jpg&${SIGNED}`,
    width,
    height,
    bytes: 1_000_000,
    isAnimated: false,
    dominantColor: COLOURS[at % COLOURS.length],
    thumbHash: HASHES[at % HASHES.length],
    flagged: false,
    flagReason: null,
    price: at % 5 ? '0' : '12.5',
    isListed: at % 5 === 0,
    sourceId: null,
    deletedAt: null,
    viewerCanEdit: false,
    viewerIsOwner: false,
    viewerCanDelete: false,
    viewerCanReview: false,
    viewerCanFlag: true,
    viewerHasCopy: false,
    createdAt: time,
    updatedAt: time,
  }
}

export const person = {
  __typename: 'User',
  id: 'ben',
  username: 'ben',
  email: 'ben@studio.film',
  isAdmin: false,
  isInvited: false,
  invitedUntil: null,
  createdAt: new Date(NEWEST).toISOString(),
}

function page(total: number, { first = 50, after }: Operation['variables']) {
  const from = after ? Number(after) + 1 : 0
  const nodes = Array.from({ length: Math.min(first, total - from) }, (_, at) => assetAt(from + at))
  const last = from + nodes.length - 1
  return {
    __typename: 'AssetConnection',
    nodes,
    count: { __typename: 'Count', value: total, isExact: true },
    pageInfo: { __typename: 'PageInfo', hasNextPage: last < total - 1, endCursor: String(last) },
  }
}

/** The response to an operation of the library screen, for a library of `total` assets. */
export function libraryResponse({ operationName, variables }: Operation, total: number): object {
  switch (operationName) {
    case 'Me':
      return { data: { me: person } }
    case 'Assets':
      return { data: { assets: page(total, variables) } }
    case 'Installation':
      return {
        data: {
          installation: {
            __typename: 'Installation',
            engine: 'LOCAL',
            registrationOpen: true,
            isEmpty: false,
            needsSetupToken: false,
          },
        },
      }
    case 'UnreadCount':
      return { data: { notifications: { __typename: 'NotificationConnection', unreadCount: 0 } } }
    default:
      return { errors: [{ message: `${operationName} has no response in this benchmark` }] }
  }
}
