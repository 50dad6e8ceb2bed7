export const UPLOAD_QUOTA_USED = 'You have reached your upload limit for today. It resets at midnight (UTC).'
/** Why nothing more is stored once the team’s own quota is reached. */
export const TEAM_QUOTA_REACHED =
  'The team has reached its storage quota. An admin can raise it or free up space under Settings › Storage.'
export const STORAGE_QUOTA_USED = 'Storage is full. An admin can free up space.'
