import { LIMITS } from '#schema/limits'
import { AppError } from '#platform/errors/failure'

export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp'

/** Properties of a file, read from its content. */
export interface PictureInfo {
  type: PictureType
  /** Displayed size in pixels, with the camera's orientation applied. */
  width: number
  height: number
  animated: boolean
}

/** A picture written anew. All paths are in the given folder. */
export interface WrittenPicture extends PictureInfo {
  /** In the uploaded type, without metadata; animations stay animated. */
  original: string
  /** WebP, at most 1200 pixels wide. */
  medium: string
  /** WebP, at most 400 pixels wide. */
  small: string
  /** Size of the new original. */
  bytes: number
  /** As `#rrggbb`. */
  dominantColor: string
  /** Base64. */
  thumbHash: string
}

/**
 * Inspects and writes uploaded pictures within a time limit. Throws `PictureFailure` with a message for users
 * (specification L15, L17), RATE_LIMITED if a person has too many waiting, and UNAVAILABLE if too many wait in total.
 */
export interface Pictures {
  inspect(file: string): Promise<PictureInfo>
  /** `person` is the uploader, for fair queueing. */
  write(file: string, folder: string, person?: string): Promise<WrittenPicture>
}

export const PICTURE_MESSAGES = {
  type: 'File type not supported. Please upload an image file (JPEG, PNG, GIF, WEBP).',
  size: 'File too large. Maximum size is 20MB.',
  processing: 'Error processing file. Please try again.',
  dimensions: `Image too large. A side may have at most ${LIMITS.picture.side} pixels, and the image at most 64 million.`,
  animation: `Animation too large. It may have at most ${LIMITS.picture.frames} frames, and 400 million pixels in all.`,
  apng: 'Animated PNG is not supported. Save the animation as WebP or GIF.',
  slow: 'This image takes too long to process. Please choose a smaller one.',
} as const

/** Why the file cannot be used; the message may be shown. */
export class PictureFailure extends AppError {
  override readonly code: 'FILE_TOO_LARGE' | 'PICTURE_UNUSABLE'
  override readonly isPublic = true
  override readonly retryable = false

  constructor(readonly why: keyof typeof PICTURE_MESSAGES) {
    super(PICTURE_MESSAGES[why])
    this.code = why === 'size' ? 'FILE_TOO_LARGE' : 'PICTURE_UNUSABLE'
  }
}
