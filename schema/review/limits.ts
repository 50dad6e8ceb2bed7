/** Limits of client review. Names, texts and passwords are in characters. */
export const REVIEW_LIMITS = {
  nameMax: 80,
  passwordMin: 8,
  passwordMax: 200,
  daysMin: 1,
  daysMax: 90,
  daysUsual: 7,
  guestNameMax: 50,
  noteMax: 2000,
  verdictMax: 1000,
  /** Bytes of a drawing as JSON in UTF-8, strokes per drawing, and points per stroke. */
  drawingBytes: 16_384,
  strokesMax: 50,
  pointsMax: 500,
  notesPerLink: 2000,
  notesPerProject: 5000,
  /** Active links. */
  linksPerProject: 100,
  guestsPerLink: 500,
  /** Versions that a guest sees of a link; the newest ones. */
  versionsMax: 50,
} as const
