import type { WebhookEvent } from '../../entities/types.generated'

/** The name of each event in the settings. */
export const eventLabels: Record<WebhookEvent, string> = {
  VIDEO_READY: 'Video ready',
  VIDEO_FAILED: 'Video failed',
  VIDEO_ACCEPTED: 'Video accepted',
  VIDEO_REJECTED: 'Video rejected',
  FILM_READY: 'Film ready',
  FILM_FAILED: 'Film failed',
  NOTE_ADDED: 'Note added',
  REVIEW_APPROVED: 'Version approved by a guest',
  REVIEW_CHANGES_REQUESTED: 'Changes requested by a guest',
  REVIEW_FIRST_FRAME_APPROVED: 'First frame approved by a guest',
  REVIEW_FIRST_FRAME_CHANGES_REQUESTED: 'Changes to a first frame requested by a guest',
  BUDGET_NEARLY_USED: 'Budget nearly used up',
  ASSET_WAITING: 'Upload waiting for approval',
}

/** Events that only admins can choose. */
export const adminEvents: readonly WebhookEvent[] = ['BUDGET_NEARLY_USED', 'ASSET_WAITING']

/** The name of an event in the input rule: `VIDEO_READY` is `video.ready`. */
export const ruleNameOf = (event: WebhookEvent): string => event.toLowerCase().replace('_', '.')
