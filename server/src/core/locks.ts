/**
 * Advisory locks of Postgres that the processes of one installation share: all of them stand here, so that no
 * two have one number.
 */

/** Held by whoever changes tables. */
export const SCHEMA_LOCK = 4_212_017

/** Held by the process that an embedded Postgres belongs to, for as long as it lives. */
export const PARENT_LOCK = 4_212_018

/**
 * Held shared while stored files are removed, and alone by a backup or a restore: files of its snapshot stay
 * until it is done.
 */
export const FILES_LOCK = 4_212_019

/** Held by whoever makes room in the cache of films. */
export const EVICTION_LOCK = 4_212_020

/**
 * Held by whoever makes or reopens a job until their transaction ends, so that nobody counts while another
 * adds.
 */
export const JOB_COUNT_LOCK = 4_212_021

/** Held by whoever makes an account, so that one of them is the first. */
export const FIRST_ACCOUNT_LOCK = 4_212_030
