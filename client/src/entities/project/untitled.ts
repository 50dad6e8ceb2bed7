/** The name of a new project until somebody names it. */
export const UNTITLED = 'Untitled project'
