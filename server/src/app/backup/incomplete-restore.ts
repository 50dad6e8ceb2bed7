import { AppError } from '#platform/errors/failure'

/**
 * A restore that failed after its rows were, or may have been, committed: its message describes the state.
 */
export class IncompleteRestore extends AppError {
  override readonly code = 'RESTORE_HALF_DONE'
  override readonly isPublic = true
}
