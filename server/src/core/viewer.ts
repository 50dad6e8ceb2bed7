/** The signed-in person on whose behalf an operation runs. */
export interface Viewer {
  id: string
  username: string
  isAdmin: boolean
  sessionId: string
}
