/** Messages of rules that a form shows before the rules are loaded. The 5 is `LIMITS.prompt.referencesMax`. */
export const TOO_MANY_REFERENCES = 'Maximum 5 reference images allowed'
export const DESCRIPTION_TOO_LONG = 'Description must be less than 500 characters'
