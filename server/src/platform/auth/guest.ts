/** A person who opened a review link: not a viewer, and without any right beyond that link. */
export interface Guest {
  id: string
  linkId: string
  /** The project of the link. */
  projectId: string
  name: string
  /** The network address, for limits, as one person may open a link under many names. */
  address: string
  /** When the link expires. */
  until: Date
}

/** A guest as a reader of files. */
export const readerOfGuest = ({ id, linkId, until }: Guest) => ({ viewerId: id, reviewLinkId: linkId, until })

const PREFIX = 'review_'

/** Whether a bearer token has the form of a guest’s session. */
export const isGuestSession = (token: string): boolean => token.startsWith(PREFIX)

/** Makes a guest’s session from random text. */
export const guestSessionOf = (random: string): string => PREFIX + random
