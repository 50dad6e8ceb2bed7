import type { EntityManager } from '@mikro-orm/postgresql'
import { lengthOfText } from '#schema/captions/caption'
import type { PlacedCaption } from '#schema/captions/placed'
import { type Speech, captionsOfSpeech } from '#schema/captions/spoken'
import { shownSeconds } from '#schema/cut-item'
import type { SpokenWord } from '#schema/limits'
import { captionLanguageRule } from '#schema/rules/caption'
import * as z from '#schema/rules/zod'
import type { Dialogue } from '#schema/shot-elements'
import type { Viewer } from '#platform/auth/viewer'
import { check } from '#platform/errors/check'
import { badInput } from '#platform/errors/failure'
import type { Captions, TrackId } from '../../cut/captions/captions.service.js'
import type { OpenCut, StoredCut } from '../../cut/cut.service.js'
import type { Projects } from '../../project/project.service.js'
import { Sound, timingsOfSounds } from '../../sound/sound.entity.js'
import { CutCue } from '../../video/draft/cut-cue.entity.js'
import { Video } from '../../video/video.entity.js'
import { shotsByProject } from '../storyboard.entity.js'

const NOTHING = 'Nobody speaks in this cut: it has no voices, and its shots have no dialogue'

/** Captions of the speech of a cut: by its voices, and in clips of shots with dialogue. */
export class SpeechCaptions {
  constructor(
    private readonly captions: Captions,
    private readonly projects: Pick<Projects, 'open'>,
  ) {}

  /**
   * Replaces the captions of a language by those of the voices of the cut, at the times of their words where these are
   * known, and of the dialogue of shots without one. Throws BAD_USER_INPUT where nobody speaks.
   */
  async make(viewer: Viewer, { projectId, language: code }: TrackId): Promise<StoredCut> {
    await this.projects.open(viewer, projectId)
    const { language } = check(z.object({ language: captionLanguageRule }), { language: code })
    return this.captions.replace(viewer, { projectId, language }, async (cut) => {
      const spoken = [...(await voices(cut)), ...(await dialogues(cut))]
      if (!spoken.length) throw badInput([{ path: ['projectId'], message: NOTHING }])
      return spoken.flatMap(({ itemId, ...speech }) =>
        captionsOfSpeech(speech).flatMap((caption): PlacedCaption[] => {
          const from = Math.max(0, caption.from)
          return caption.to > from ? [{ ...caption, from, itemId }] : []
        }),
      )
    })
  }
}

/** Speech whose times count from the start of its item, or of the film. */
type PlacedSpeech = Speech & { itemId: string | null }

const inMilliseconds = (seconds: number): number => Math.round(seconds * 1000)

/** What the audible voices of the cut say. Of a voice without words, such as an upload, nothing is known. */
async function voices({ em, project, items }: OpenCut): Promise<PlacedSpeech[]> {
  const cues = await em.find(CutCue, { projectId: project.id, isMuted: false })
  const sounds = await em.find(Sound, {
    id: { $in: cues.map(({ soundId }) => soundId) },
    kind: 'VOICE',
    deletedAt: null,
    words: { $ne: null },
  })
  const timings = await timingsOfSounds(
    em,
    sounds.map(({ id }) => id),
  )
  const shots = (await shotsByProject(em, [project.id])).get(project.id) ?? []
  return cues.flatMap((cue): PlacedSpeech[] => {
    const sound = sounds.find(({ id }) => id === cue.soundId)
    const isInCut = cue.itemId === null || items.some(({ id }) => id === cue.itemId)
    if (!sound || !isInCut) return []
    const { at, inSeconds, outSeconds, itemId } = cue
    const end = outSeconds ?? sound.duration
    const shot = shots.find(({ voiceId }) => voiceId === sound.id)
    return [
      {
        itemId,
        text: sound.words!,
        speaker: speakerOf(shot?.dialogue ?? []),
        from: inMilliseconds(at),
        to: inMilliseconds(at + end - inSeconds),
        words: wordsWithin(timings.get(sound.id) ?? [], { from: inSeconds, to: end, at }),
      },
    ]
  })
}

/** Who says all lines; null for several people. */
const speakerOf = (dialogue: readonly Dialogue[]): string | null => {
  const speakers = new Set(dialogue.map(({ speaker }) => speaker))
  return speakers.size === 1 ? [...speakers][0] || null : null
}

const wordsWithin = (
  words: readonly SpokenWord[],
  { from, to, at }: { from: number; to: number; at: number },
): Speech['words'] =>
  words
    .filter(({ start }) => start >= from && start < to)
    .map(({ word, start, end }) => ({
      text: word,
      from: inMilliseconds(at + start - from),
      to: inMilliseconds(at + Math.min(end, to) - from),
    }))

/** The dialogue of shots whose clips have no voice; its lines share the time of the clip by their length. */
async function dialogues({ em, project, items }: OpenCut): Promise<PlacedSpeech[]> {
  const voiced = new Set(await voicedItems(em, project.id))
  const videos = await em.find(Video, { id: { $in: items.map(({ videoId }) => videoId) } })
  const shots = (await shotsByProject(em, [project.id])).get(project.id) ?? []
  return items.flatMap((item): PlacedSpeech[] => {
    const video = videos.find(({ id }) => id === item.videoId)
    const shot = shots.find(({ takesOf }) => takesOf && takesOf === (video?.takeOf ?? item.videoId))
    const lines = (shot?.dialogue ?? []).filter(({ text }) => text.trim())
    if (voiced.has(item.id) || item.position === null || !lines.length) return []
    const length = inMilliseconds(shownSeconds(item, video ?? {}))
    const all = lines.reduce((sum, { text }) => sum + lengthOfText(text), 0)
    let said = 0
    return lines.map(({ speaker, text }) => {
      const from = Math.round((length * said) / all)
      said += lengthOfText(text)
      return { itemId: item.id, text, speaker: speaker || null, from, to: Math.round((length * said) / all) }
    })
  })
}

/** The items that an audible voice moves with. */
const voicedItems = async (em: EntityManager, projectId: string): Promise<string[]> => {
  const found = await em.execute<{ item_id: string }[]>(
    `select distinct c.item_id from cut_cue c join sound s on s.id = c.sound_id
     where c.project_id = ? and c.item_id is not null and not c.is_muted and s.kind = 'VOICE' and s.deleted_at is null`,
    [projectId],
  )
  return found.map(({ item_id: id }) => id)
}
