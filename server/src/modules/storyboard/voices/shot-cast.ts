import type { EntityManager } from '@mikro-orm/postgresql'
import { type CastVoice, castVoices, isReadAlike, speakerKey, speakersOf } from '#schema/cast-voices'
import { type SoundUse, soundModelOf } from '#schema/limits'
import { voiceSpeedRule } from '#schema/rules/sound'
import { takesNoSpeed } from '#schema/rules/sound-order'
import { spokenLinesOf } from '#schema/shot-elements'
import { gendersOf } from '#schema/voice-gender'
import { badInput } from '#platform/errors/failure'
import type { SoundRequest } from '../../generation/sounds/sound-orders.js'
import { StoryboardElement, StoryboardElementKind } from '../elements/element.entity.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { lockBoard } from '../storyboard-order.js'

type Spoken = readonly Pick<StoryboardShot, 'dialogue'>[]

/** The voice that a member chose for a speaker. */
export interface ChosenVoice {
  speaker: string
  voice: string
  /** Unchanged if omitted. */
  speed?: number | null
}

/**
 * The voices of a storyboard with those chosen for a model. Throws BAD_USER_INPUT for a voice or a speed that the model does
 * not have, and for a speaker of no shot.
 */
export function chooseVoices(
  known: readonly CastVoice[],
  { model: id, voices: chosen, shots }: { model: string; voices: readonly ChosenVoice[]; shots: Spoken },
): CastVoice[] {
  const model = soundModelOf(id)
  const speakers = speakersOf(shots)
  const made = chosen.map((one, at): CastVoice => {
    const refuse = (field: keyof ChosenVoice, message: string) =>
      badInput([{ path: ['voices', at, field], message }])
    const { voice } = one
    const speaker = speakerKey(one.speaker)
    if (!speakers.has(speaker)) throw refuse('speaker', 'This speaker is in no shot')
    if (!model?.voices.includes(voice))
      throw refuse('voice', `The voices are ${(model?.voices ?? []).join(', ')}`)
    if (one.speed != null && !model.takesSpeed) throw refuse('speed', takesNoSpeed(model.name))
    const given = voiceSpeedRule.nullish().safeParse(one.speed)
    if (!given.success) throw refuse('speed', given.error.issues[0].message)
    const speed = given.data ?? known.find((old) => isOfSame(old, { speaker, model: id }))?.speed
    return { speaker, model: id, voice, ...(speed !== undefined && { speed }) }
  })
  return withVoices(known, made, speakers)
}

const isOfSame = (one: Pick<CastVoice, 'speaker' | 'model'>, other: Pick<CastVoice, 'speaker' | 'model'>) =>
  one.speaker === other.speaker && one.model === other.model

const howToRead = ({ voice, speed }: CastVoice) => ({ voice, ...(speed !== undefined && { speed }) })

/** Adds voices to those of a storyboard, and drops those of former speakers. */
const withVoices = (
  known: readonly CastVoice[],
  voices: readonly CastVoice[],
  speakers: Pick<ReadonlySet<string>, 'has'>,
): CastVoice[] => [
  ...known.filter((one) => speakers.has(one.speaker) && !voices.some((other) => isOfSame(one, other))),
  ...voices,
]

/**
 * Gives the requests of voices for shots, unless they have a voice, those of the speakers, with their speeds. Each speaker of
 * the storyboard keeps the voice of a model. If the words are not those of the dialogue, or the model reads with one voice,
 * the first speaker reads all of them.
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
  const genders = gendersOf(
    await em.find(StoryboardElement, { projectId, kind: StoryboardElementKind.CAST, deletedAt: null }),
  )
  for (const { request, use } of open) {
    const shot = shots.find(({ id, voiceId }) =>
      'shotId' in use ? id === use.shotId : 'soundId' in use && voiceId === use.soundId,
    )
    if (!shot?.dialogue.length) continue
    const model = soundModelOf(request.model)!
    const cast = castVoices(board.voices, speakers.keys(), model, genders)
    board.voices = withVoices(board.voices, [...cast.values()], speakers)
    const lines = spokenLinesOf(request.words, shot.dialogue)
    const readers = (lines ?? shot.dialogue.slice(0, 1)).map(({ speaker }) => cast.get(speakerKey(speaker))!)
    const [first] = readers
    const isOfSeveral = lines && model.takesLines && readers.some((one) => !isReadAlike(one, first))
    request.characterVoices = model.takesLines ? [...new Set(readers)] : [first]
    if (isOfSeveral)
      request.lines = lines.map(({ text: words }, at) => ({ ...howToRead(readers[at]), words }))
    else Object.assign(request, howToRead(first))
  }
}
