import type { GuestNotesQuery, GuestReviewQuery } from './guest.generated'

export type GuestReview = GuestReviewQuery['guestReview']
export type GuestVersion = GuestReview['versions'][number]
export type GuestNote = GuestNotesQuery['guestReview']['notes']['nodes'][number]
