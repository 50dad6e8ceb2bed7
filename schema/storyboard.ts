/** Limits of a storyboard and of its shots; seconds are those of a shot. */
export const STORYBOARD_LIMITS = {
  shotsMax: 100,
  wordsMax: 2000,
  headingMax: 200,
  secondsMin: 1,
  secondsMax: 60,
  secondsUsual: 5,
  scriptMax: 20_000,
  elementsMax: 50,
  elementNameMin: 2,
  elementNameMax: 40,
  elementAssetsMax: 5,
  elementLooksMax: 10,
  /** Characters that say what differs in a picture. */
  continuityWordsMax: 300,
  /** Images of a take, unless a storyboard has another number: models mix up more. */
  referencesUsual: 3,
  /** Characters of a display name, and of the description of an element. */
  elementLabelMax: 60,
  elementDescriptionMax: 300,
  lookMax: 300,
  /** Characters that say how to change a first frame. */
  firstFrameChangeMax: 500,
  /** Characters of a composed prompt, accepted by every model. */
  promptMax: 1500,
  /** Lines of dialogue per shot, characters of a speaker’s name and of all lines together. */
  dialogueMax: 100,
  speakerMax: 60,
  dialogueTextMax: 2000,
} as const

/** Camera settings of a shot: key, name in forms, and words in a prompt. */
export const CAMERAS = [
  { key: 'static', name: 'Static', words: 'static shot' },
  { key: 'close_up', name: 'Close-up', words: 'close-up' },
  { key: 'wide', name: 'Wide shot', words: 'wide shot' },
  { key: 'aerial', name: 'Aerial', words: 'aerial shot' },
  { key: 'macro', name: 'Macro', words: 'macro shot' },
  { key: 'pov', name: 'Point of view', words: 'point-of-view shot' },
  { key: 'pan_left', name: 'Pan left', words: 'the camera pans left' },
  { key: 'pan_right', name: 'Pan right', words: 'the camera pans right' },
  { key: 'tilt_up', name: 'Tilt up', words: 'the camera tilts up' },
  { key: 'tilt_down', name: 'Tilt down', words: 'the camera tilts down' },
  { key: 'push_in', name: 'Push in', words: 'dolly in' },
  { key: 'pull_out', name: 'Pull out', words: 'dolly out' },
  { key: 'tracking', name: 'Tracking', words: 'tracking shot' },
  { key: 'handheld', name: 'Handheld', words: 'handheld shot' },
  { key: 'slow_motion', name: 'Slow motion', words: 'slow motion' },
  { key: 'time_lapse', name: 'Time-lapse', words: 'time-lapse' },
] as const
export type Camera = (typeof CAMERAS)[number]['key']
export const CAMERA_KEYS = CAMERAS.map(({ key }) => key)

/**
 * The length of a take for a shot in seconds: the shortest offered one that is long enough, else the longest; null if the model
 * decides.
 */
export function takeSeconds(offered: readonly number[], seconds: number): number | null {
  if (!offered.length) return null
  const enough = offered.filter((length) => length >= seconds)
  return enough.length ? Math.min(...enough) : Math.max(...offered)
}
