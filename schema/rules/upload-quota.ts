export const UPLOAD_QUOTA_USED =
  'You have uploaded as much as one person may in a day. It starts anew at midnight (UTC).'
/** Why nothing more is stored once the team’s own quota is reached. */
export const TEAM_QUOTA_REACHED =
  'The team’s storage quota is reached. An admin can raise it, or make room, under Settings › Storage.'
export const STORAGE_QUOTA_USED = 'There is no room left for files. An admin can make some.'
