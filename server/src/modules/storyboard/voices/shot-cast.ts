import type { EntityManager } from '@mikro-orm/postgresql'
import { type CastVoice, castVoices, speakerKey, speakersOf } from '#schema/cast-voices'
import { type SoundUse, soundModelOf } from '#schema/limits'
import { spokenLinesOf } from '#schema/shot-elements'
import { badInput } from '#platform/errors/failure'
import type { SoundRequest } from '../../generation/sounds/sound-orders.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import type { Storyboard } from '../storyboard.entity.js'
import { lockBoard } from '../storyboard-order.js'

type Spoken = readonly Pick<StoryboardShot, 'dialogue'>[]

/** The voice that a member chose for a speaker. */
export interface ChosenVoice {
  speaker: string
  voice: string
}

/**
 * Keeps the chosen voices of the speakers of all shots for a model. Throws BAD_USER_INPUT for a voice that the model does not
 * have, and for a speaker of no shot.
 */
export function chooseVoices(
  board: Storyboard,
  { model, voices: chosen, shots }: { model: string; voices: readonly ChosenVoice[]; shots: Spoken },
): void {
  const voices = soundModelOf(model)?.voices ?? []
  const speakers = speakersOf(shots)
  const made = chosen.map(({ speaker, voice }, at) => {
    const key = speakerKey(speaker)
    if (!speakers.has(key))
      throw badInput([{ path: ['voices', at, 'speaker'], message: 'This speaker is in no shot' }])
    if (!voices.includes(voice))
      throw badInput([{ path: ['voices', at, 'voice'], message: `The voices are ${voices.join(', ')}` }])
    return { speaker: key, model, voice }
  })
  keepVoices(board, made, speakers)
}

/** Adds voices to those of a storyboard, and drops those of former speakers. */
function keepVoices(
  board: Storyboard,
  voices: readonly CastVoice[],
  speakers: Pick<ReadonlySet<string>, 'has'>,
): void {
  const isKept = (one: CastVoice) =>
    speakers.has(one.speaker) &&
    !voices.some(({ speaker, model }) => speaker === one.speaker && model === one.model)
  board.voices = [...board.voices.filter(isKept), ...voices]
}

/**
 * Gives the requests of voices for shots, unless they have a voice, those of the speakers. Each speaker of the storyboard keeps
 * the voice of a model. If the words are not those of the dialogue, or the model reads with one voice, the first speaker reads
 * all of them.
 */
export async function castShots(
  em: EntityManager,
  {
    projectId,
    uses,
    requests,
  }: { projectId: string; uses: readonly (SoundUse | null)[]; requests: readonly SoundRequest[] },
): Promise<void> {
  const open = requests.flatMap((request, at) => {
    const use = uses[at]
    const isOpen = request.kind === 'VOICE' && request.voice === null && use !== null
    return isOpen && ('shotId' in use || 'soundId' in use) ? [{ request, use }] : []
  })
  if (!open.length) return
  const board = await lockBoard(em, { id: projectId })
  const shots = await em.find(
    StoryboardShot,
    { projectId, deletedAt: null },
    { orderBy: { position: 'asc', id: 'asc' } },
  )
  const speakers = speakersOf(shots)
  for (const { request, use } of open) {
    const shot = shots.find(({ id, voiceId }) =>
      'shotId' in use ? id === use.shotId : 'soundId' in use && voiceId === use.soundId,
    )
    if (!shot?.dialogue.length) continue
    const model = soundModelOf(request.model)!
    const cast = castVoices(board.voices, speakers.keys(), model)
    keepVoices(
      board,
      [...cast].map(([speaker, voice]) => ({ speaker, model: model.id, voice })),
      speakers,
    )
    const lines = spokenLinesOf(request.words, shot.dialogue)?.map(({ speaker, text }) => ({
      voice: cast.get(speakerKey(speaker))!,
      words: text,
    }))
    const isOfSeveral = lines && model.takesLines && new Set(lines.map(({ voice }) => voice)).size > 1
    if (isOfSeveral) request.lines = lines
    else request.voice = lines?.[0].voice ?? cast.get(speakerKey(shot.dialogue[0].speaker)) ?? null
  }
}
