/** The provider’s route to language models, and the model that is asked there. */
export const LANGUAGE_ROUTE = 'openrouter/router'
export const LANGUAGE_MODEL = 'google/gemini-2.5-flash'
