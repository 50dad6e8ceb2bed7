/**
 * Advisory locks of Postgres that the processes of one installation share, in one list, so that no two have the same
 * number.
 */

/** Held during changes of tables. */
export const SCHEMA_LOCK = 4_212_017

/** Held by the parent process of an embedded Postgres while it lives. */
export const PARENT_LOCK = 4_212_018

/**
 * Held shared while stored files are removed, and exclusively by a backup or restore, so that the files of its
 * snapshot stay.
 */
export const FILES_LOCK = 4_212_019

/** Held during evictions from the cache of film parts. */
export const EVICTION_LOCK = 4_212_020

/**
 * Held while a job is created or reopened, until the transaction ends, so that counts of jobs are not concurrent.
 */
export const JOB_COUNT_LOCK = 4_212_021

/** Held while an account is created, so that exactly one is the first. */
export const FIRST_ACCOUNT_LOCK = 4_212_030
