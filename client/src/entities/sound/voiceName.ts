const SKETCH_VOICE_NAMES: Record<string, string> = {
  slt: 'Woman, American',
  awb: 'Man, Scottish',
  rms: 'Man, American',
  kal16: 'Robot',
  kal: 'Old robot',
}

/** Display name of a voice, because providers use ids such as `af_heart` or `Wise_Woman`. */
export const voiceName = (voice: string): string => SKETCH_VOICE_NAMES[voice] ?? voice.replaceAll('_', ' ')
