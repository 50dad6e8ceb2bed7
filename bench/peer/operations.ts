const SHARED = 'name description tags approvalStatus isGenerated'
const IMAGE = 'width height dominantColor thumbHash createdAt updatedAt'

/** The newest 50 assets with their owners. */
export const LIST = `{ assets(first: 50) { pageInfo { hasNextPage endCursor } nodes { id ${SHARED} owner { id username } ${IMAGE} } } }`

/** The same rows and columns in PostGraphile’s names. */
export const POSTGRAPHILE_LIST = `{ allAssets(first: 50, orderBy: [UPDATED_AT_DESC], condition: { approvalStatus: "approved" }) { pageInfo { hasNextPage endCursor } nodes { rowId ${SHARED} accountByOwnerId { rowId username } ${IMAGE} } } }`

/** The fields of REST’s list of the team’s assets. */
export const LIST_LIKE_REST =
  '{ assets(first: 50) { pageInfo { hasNextPage endCursor } nodes { id name description tags url mediumUrl approvalStatus owner { id username } isGenerated flagged price width height createdAt updatedAt } } }'

/** The smallest authenticated request. */
export const ME = '{ me { id } }'
