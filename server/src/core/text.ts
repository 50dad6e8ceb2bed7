const LONE_SURROGATE = /\p{Surrogate}/u

/** Said of text that a database cannot keep as it is. */
export const UNSTORABLE = 'This text contains characters that cannot be stored'

/** Whether Postgres keeps this text as it is: it takes no NUL, and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !LONE_SURROGATE.test(text)
