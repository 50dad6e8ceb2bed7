import { AppError } from '../../core/failure.js'

/**
 * A restore that broke off when its rows were written, or may have been: its message says how things stand.
 */
export class HalfDone extends AppError {
  override readonly code = 'RESTORE_HALF_DONE'
  override readonly isPublic = true
}
