/** Advisory locks of Postgres that processes of one installation share. */

/** Held by whoever changes tables. */
export const SCHEMA_LOCK = 4_212_017

/** Held by whoever makes an account, so that one of them is the first. */
export const FIRST_ACCOUNT_LOCK = 4_212_030

/** Held shared while stored files are removed, and alone by a backup or a restore: files of its snapshot stay until it is done. */
export const FILES_LOCK = 4_212_019
