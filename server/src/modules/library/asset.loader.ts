import type { BatchRead, Loaders } from '#platform/queries/loaders'
import { type References, type Row, rowsById } from '#platform/queries/rows'
import { usersById, User } from '../account/user.entity.js'
import { Asset } from './asset.entity.js'

/** Assets outside the Trash. */
export const assetsById: BatchRead<Row<Asset>> = (em, ids) =>
  rowsById(em, Asset, ids, { sql: 'r.deleted_at is null' })

/**
 * Whether a user has a copy of an asset in their library. Keys are the ids of user and asset, separated by a space.
 */
export const ownedCopies: BatchRead<boolean> = async (em, keys) => {
  const pairs = keys.map((key) => key.split(' '))
  const held = await em.execute<{ key: string }[]>(
    `select a.owner_id || ' ' || a.source_id as key from unnest(?::uuid[], ?::uuid[]) as asked (owner_id, source_id)
     join asset a using (owner_id, source_id) where a.deleted_at is null`,
    [0, 1].map((at) => `{${pairs.map((pair) => pair[at]).join(',')}}`),
  )
  return new Map(held.map(({ key }) => [key, true]))
}

/** The ids of users with a copy of an asset in their library. */
export const copyOwners: BatchRead<string[]> = async (em, ids) => {
  const held = await em.execute<{ id: string; owners: string[] }[]>(
    `select source_id as id, json_agg(owner_id) as owners from asset
     where source_id = any(?::uuid[]) and deleted_at is null group by 1`,
    [`{${ids.join(',')}}`],
  )
  return new Map(held.map(({ id, owners }) => [id, owners]))
}

const OWNER = Symbol('owner')

/** An asset of a list that loads the owners in the same statement. */
interface OwnedAsset extends Pick<Asset, 'ownerId'> {
  [OWNER]?: User
}

const putOwner = (asset: OwnedAsset, owner: object): void => {
  asset[OWNER] = owner as User
}

/** Loads the owners together with a list. */
export const withOwners: References<Asset> = { entity: User, by: 'ownerId', put: putOwner }

/** The same, with only the names of owners. */
export const withOwnerNames: References<Asset> = {
  ...withOwners,
  columns: ['id', 'username'] satisfies (keyof User)[],
}

/** The selected columns of a list of assets and their owners. */
export interface AssetSelection<Read extends keyof Asset> {
  columns?: readonly Read[]
  references: References<Asset>
}

/** All columns of assets and their owners. */
export const WITH_OWNERS = { references: withOwners }

/** The username of an asset's owner, for assets listed with their owners; empty if the account no longer exists. */
export const knownOwnerName = (asset: OwnedAsset): string => asset[OWNER]?.username ?? ''

/** The owner of an asset. */
export const ownerOf = (asset: OwnedAsset, loaders: Loaders): User | Promise<User | null> =>
  asset[OWNER] ?? loaders.of(usersById).load(asset.ownerId)
