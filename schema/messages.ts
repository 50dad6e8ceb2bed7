import { LIMITS } from './limits.js'

/** Messages of rules that a form shows before the rules are loaded. */
export const TOO_MANY_REFERENCES = `Maximum ${LIMITS.prompt.referencesMax} reference images allowed`
