import { registerEnumType } from 'type-graphql'
import { type CastVoice, isReadAlike, speakerKey } from '#schema/cast-voices'
import { soundModelOf } from '#schema/limits'
import { type Dialogue, spokenDialogue, voiceWordsOf } from '#schema/shot-elements'
import type { Loaders } from '#platform/queries/loaders'
import { type Sound, soundsById } from '../../sound/sound.entity.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import { boardsByProject } from '../storyboard.entity.js'

export const VoiceInput = { DIALOGUE: 'DIALOGUE', VOICE: 'VOICE' } as const
export type VoiceInput = (typeof VoiceInput)[keyof typeof VoiceInput]
registerEnumType(VoiceInput, {
  name: 'VoiceInput',
  description: 'What the voice of a shot is made from.',
  valuesConfig: {
    DIALOGUE: { description: 'The spoken words and their speakers.' },
    VOICE: { description: 'The voice or the speed of a speaker, for the model that made it.' },
  },
})

/** A sound that is not in the Trash. */
export async function loadSound(id: string | null | undefined, loaders: Loaders): Promise<Sound | null> {
  const sound = id ? await loaders.of(soundsById).load(id) : null
  return sound?.deletedAt ? null : sound
}

type Made = Pick<Sound, 'model' | 'words' | 'characterVoices'>

/** Whether other speakers have lines now than those that read a sound. */
function haveSpeakersChanged({ model, characterVoices }: Made, dialogue: readonly Dialogue[]): boolean {
  if (!characterVoices?.length) return false
  const speakers = [...new Set(spokenDialogue(dialogue).map(({ speaker }) => speakerKey(speaker)))]
  const read = soundModelOf(model ?? '')?.takesLines ? speakers : speakers.slice(0, 1)
  return read.join() !== characterVoices.map(({ speaker }) => speaker).join()
}

/**
 * What has changed since the voice of a shot was made. Nothing is known of an uploaded one; one whose voice was chosen in its
 * order keeps it.
 */
export function changedSinceVoice(
  sound: Made | null,
  dialogue: readonly Dialogue[],
  voices: readonly CastVoice[],
): VoiceInput[] {
  if (sound?.words == null) return []
  const isOther = (was: CastVoice) =>
    voices.some((now) => now.speaker === was.speaker && now.model === was.model && !isReadAlike(now, was))
  const hasOtherWords = sound.words !== voiceWordsOf(dialogue) || haveSpeakersChanged(sound, dialogue)
  return [
    ...(hasOtherWords ? [VoiceInput.DIALOGUE] : []),
    ...(sound.characterVoices?.some(isOther) ? [VoiceInput.VOICE] : []),
  ]
}

/** The voice of a shot, and what has changed since it was made. */
export async function shotVoiceOf(
  { projectId, voiceId, dialogue }: Pick<StoryboardShot, 'projectId' | 'voiceId' | 'dialogue'>,
  loaders: Loaders,
): Promise<{ voice: Sound | null; changed: VoiceInput[] }> {
  const voice = await loadSound(voiceId, loaders)
  const board = voice && (await loaders.of(boardsByProject).load(projectId))
  return { voice, changed: changedSinceVoice(voice, dialogue, board?.voices ?? []) }
}
