/**
 * Advisory locks of Postgres that the processes of one installation share. All are listed here, so that no
 * two have the same number.
 */

/** Held while tables are changed. */
export const SCHEMA_LOCK = 4_212_017

/** Held by the process that an embedded Postgres belongs to, for as long as it lives. */
export const PARENT_LOCK = 4_212_018

/**
 * Held shared while stored files are removed, and alone by a backup or a restore: files of its snapshot stay
 * until it is done.
 */
export const FILES_LOCK = 4_212_019

/** Held while film parts are evicted from the cache. */
export const EVICTION_LOCK = 4_212_020

/**
 * Held while a job is created or reopened, until the transaction ends, so that no two count at the same time.
 */
export const JOB_COUNT_LOCK = 4_212_021

/** Held while an account is created, so that exactly one is the first. */
export const FIRST_ACCOUNT_LOCK = 4_212_030
