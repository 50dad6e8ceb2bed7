import type { GuestReviewQuery } from './guest.generated'

type Review = GuestReviewQuery['guestReview']
export type GuestReview = Omit<Review, 'notes'>
export type GuestVersion = GuestReview['versions'][number]
export type GuestNote = Review['notes']['nodes'][number]
