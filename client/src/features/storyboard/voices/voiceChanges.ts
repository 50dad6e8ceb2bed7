import type { VoiceInput } from '../../../entities/types.generated'

/** What has changed since a voice was made, as a sentence. */
export function voiceChangeText(changes: readonly VoiceInput[]): string {
  if (!changes.includes('DIALOGUE')) return 'The voice has changed'
  return changes.includes('VOICE') ? 'The dialogue and the voice have changed' : 'The dialogue has changed'
}
