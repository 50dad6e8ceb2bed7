export const UPLOAD_QUOTA_USED =
  'You have uploaded as much as one person may in a day. It starts anew at midnight (UTC).'
export const STORAGE_QUOTA_USED = 'There is no room left for files. An admin can make some.'
