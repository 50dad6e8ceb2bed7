/** What webhooks report, by the name in their messages (`type` of Standard Webhooks). */
export const WEBHOOK_EVENTS = {
  'video.ready': 'A video was generated.',
  'video.failed': 'A video could not be generated.',
  'video.accepted': 'A video was accepted.',
  'video.rejected': 'A video was rejected.',
  'film.ready': 'A film was merged.',
  'film.failed': 'A film could not be merged.',
  'note.added': 'A member or a guest wrote a note or a reply.',
  'review.approved': 'A guest approved a version.',
  'review.changes_requested': 'A guest requested changes to a version.',
  'review.first_frame_approved': 'A guest approved a first frame.',
  'review.first_frame_changes_requested': 'A guest requested changes to a first frame.',
  'budget.nearly_used': 'A budget is nearly used up. Only for admins.',
  'asset.waiting': 'An upload waits for approval. Only for admins.',
} as const

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]]

/** Events that only admins receive. */
export const ADMIN_WEBHOOK_EVENTS: readonly WebhookEvent[] = ['budget.nearly_used', 'asset.waiting']

/** Webhooks of a person; characters; projects that one is limited to; its waiting messages; days of its log. */
export const WEBHOOK_LIMITS = {
  perPerson: 10,
  addressMax: 2_000,
  projectsMax: 50,
  waitingMax: 1_000,
  loggedDays: 14,
} as const
