import { FlaggedCountDocument } from '../src/features/library/FlaggedLabel.generated'
import { LibraryAssetDocument } from '../src/features/library/asset/LibraryAsset.generated'
import { AssetsDocument, type AssetsQueryVariables } from '../src/entities/asset/assets.generated'
import type { ChangedAssetFieldsFragment } from '../src/entities/asset/ChangedAssetFields.generated'
import { ALWAYS, type Answer, exactly, pageOf } from './answers'
import { openApp } from './app'
import { makeAsset, type TestAsset } from './assets'

/** Mocks a page of the library for one request. */
export const listed = (
  variables: Partial<AssetsQueryVariables>,
  nodes: TestAsset[] = [],
  endCursor: string | null = null,
  total = nodes.length,
): Answer => ({
  request: {
    query: AssetsDocument,
    variables: { first: 48, search: null, origin: 'ALL', scope: 'TEAM', ...variables },
  },
  result: { data: { assets: pageOf('AssetConnection', nodes, { endCursor, total }) } },
})
/** Mocks the query of the asset dialog. */
export const opened = (asset: TestAsset): Answer => ({
  request: { query: LibraryAssetDocument, variables: { id: asset.id } },
  maxUsageCount: ALWAYS,
  result: { data: { asset } },
})
/** Mocks the number of flagged assets; no uploads are pending. */
export const flagged = (total: number): Answer => ({
  request: { query: FlaggedCountDocument },
  maxUsageCount: ALWAYS,
  result: {
    data: {
      flaggedAssets: { __typename: 'AssetConnection', count: exactly(total) },
      pendingAssets: { __typename: 'AssetConnection', count: exactly(0) },
    },
  },
})
/** Opens the app at an address of the library, with four flagged assets. */
export const openLibrary = (at: string, ...answers: Answer[]) =>
  openApp({ at, answers: [...answers, flagged(4)] })
/** An asset of another member, which ana may flag. */
export const makeTheirs = (id: string, changes: Partial<ChangedAssetFieldsFragment> = {}) =>
  makeAsset(id, {
    owner: { __typename: 'User', id: 'ben', username: 'ben' } as ChangedAssetFieldsFragment['owner'],
    viewerCanEdit: false,
    viewerIsOwner: false,
    viewerCanFlag: true,
    ...changes,
  })
