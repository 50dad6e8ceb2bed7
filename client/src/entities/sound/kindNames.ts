/** Display names of the kinds of sounds. */
export const KIND_NAMES = { MUSIC: 'Music', VOICE: 'Voice', EFFECT: 'Effect' } as const
