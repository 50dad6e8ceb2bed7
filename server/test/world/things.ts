import { firstItemId } from '#schema/cut-item'

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
  'firstFrame',
  'hiddenFirstFrame',
  'element',
  'goneElement',
  'hiddenElement',
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
/** Uses of videos in the cut, whose ids follow from those of the videos. */
const USES = { firstItem: 'first', secondItem: 'second' } as const
export type Ids = Record<Thing | keyof typeof USES, string>

const idAt = (at: number) => `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`
const idOf = (thing: Thing) => idAt(THINGS.indexOf(thing))
export const IDS = Object.fromEntries([
  ...THINGS.map((thing) => [thing, idOf(thing)]),
  ...Object.entries(USES).map(([use, video]) => [use, firstItemId(idOf(video))]),
]) as Ids
export const nameOf = new Map<string, string>(Object.entries(IDS).map(([thing, id]) => [id, thing]))

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
