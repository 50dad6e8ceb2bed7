const SHARED = 'name description tags approvalStatus isGenerated'
const PICTURE = 'width height dominantColor thumbHash createdAt updatedAt'

/** The newest 50 assets with their owners. */
export const PAGE = `{ assets(first: 50) { pageInfo { hasNextPage endCursor } nodes { id ${SHARED} owner { id username } ${PICTURE} } } }`

/** The same rows and columns, as PostGraphile names them. */
export const POSTGRAPHILE_PAGE = `{ allAssets(first: 50, orderBy: [UPDATED_AT_DESC], condition: { approvalStatus: "approved" }) { pageInfo { hasNextPage endCursor } nodes { rowId ${SHARED} accountByOwnerId { rowId username } ${PICTURE} } } }`

/** What REST's list of the team's assets returns. */
export const SAME_AS_REST =
  '{ assets(first: 50) { pageInfo { hasNextPage endCursor } nodes { id name description tags url mediumUrl approvalStatus owner { id username } isGenerated flagged price width height createdAt updatedAt } } }'

/** The smallest request of somebody who is signed in. */
export const GRAPHQL_ME = '{ me { id } }'
