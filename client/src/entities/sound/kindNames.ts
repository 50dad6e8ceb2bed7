/** The kinds of sounds in the app. */
export const KIND_NAMES = { MUSIC: 'Music', VOICE: 'Voice', EFFECT: 'Effect' } as const
