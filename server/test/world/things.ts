/** The things in every world, with the same ids in all worlds. */
const THINGS = [
  'admin',
  'owner',
  'user',
  'member',
  'project',
  'hidden',
  'approved',
  'joined',
  'pending',
  'declined',
  'flagged',
  'listed',
  'adminListed',
  'usersOwn',
  'first',
  'second',
  'fresh',
  'running',
  'refused',
  'hiddenVideo',
  'job',
  'hiddenJob',
  'said',
  'deletedAsset',
  'deletedProject',
  'deletedVideo',
  'shot',
  'otherShot',
  'goneShot',
  'hiddenShot',
  'set',
  'goneSet',
  'hiddenSet',
  'sound',
  'voice',
  'deletedSound',
  'hiddenSound',
  'cue',
  'captions',
  'caption',
  'lowerThird',
  'reviewLink',
  'guest',
  'note',
  'teamNote',
  'webhook',
  'delivery',
] as const
export type Thing = (typeof THINGS)[number]
export type Ids = Record<Thing, string>

const idAt = (at: number) => `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`
export const IDS = Object.fromEntries(THINGS.map((thing, at) => [thing, idAt(at)])) as Ids
export const nameOf = new Map<string, string>(THINGS.map((thing) => [IDS[thing], thing]))

export const LONG_AGO = 2020
/**
 * When a thing of the world was created and last changed: long ago, and later things later, so that every list has a
 * fixed order.
 */
export const timeOf = (thing: Thing) => new Date(Date.UTC(LONG_AGO, 0, 1, 0, THINGS.indexOf(thing)))
export const times = (thing: Thing) => ({ createdAt: timeOf(thing), updatedAt: timeOf(thing) })

export const videoKeyOf = (thing: Thing) => `videos/${thing}.mp4`
export const assetKeyOf = (thing: Thing) => `assets/${thing}.png`
export const soundKeyOf = (thing: Thing) => `sounds/${thing}.flac`

/** The token of the world’s review link, and the session of its guest. */
export const REVIEW_TOKEN = 'the token of the link'
export const GUEST_SESSION = 'review_session-of-the-guest'
