/** Characters of a prompt, and how many reference images it may have. */
export const PROMPT_LIMITS = { max: 2000, referencesMax: 5, variationsMax: 4 } as const
