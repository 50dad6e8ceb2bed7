/** Ids of the projects that this page deletes or has deleted: nobody must be told that they are missing. */
export const deletedHere = new Set<string>()
