import type { PlacedCaption } from '#schema/captions/placed'
import { inTime, lengthOfText } from '#schema/captions/caption'
import { type Speech, captionsOfSpeech, lastingLong } from '#schema/captions/spoken'
import { frameRateOf, shownSeconds } from '#schema/cut-item'
import type { ItemRow } from '#schema/cut/document'
import type { SpokenWord } from '#schema/limits'
import { captionLanguageRule } from '#schema/cut/rules/caption'
import * as z from '#schema/rules/zod'
import { type Dialogue, speakerName, spokenDialogue, spokenLinesOf } from '#schema/shot-elements'
import type { Viewer } from '#platform/auth/viewer'
import { check } from '#platform/errors/check'
import { badInput } from '#platform/errors/failure'
import type { Row } from '#platform/queries/rows'
import type { Captions, DraftToCaption, TrackId } from '../cut/captions/captions.service.js'
import type { StoredCut } from '../cut/cut.service.js'
import { placesInFilm, shownVideosById } from '../cut/shown.js'
import type { Projects } from '../project/project.service.js'
import { Sound, timingsOfSounds } from '../sound/sound.entity.js'
import { Clip } from '../video/clip.entity.js'
import type { StoryboardShot } from '../storyboard/shots/shot.entity.js'
import { shotsByProject } from '../storyboard/storyboard.entity.js'
import { Transcript } from './transcript.entity.js'
import type { Transcripts } from './transcripts.js'
import { voicedItems } from './voiced-items.js'

const NOTHING = 'Nobody speaks in this cut: it has no voices, and its shots have no dialogue'
const HEARD_NOTHING = 'No speech was found in this cut'

/** The captions to replace, and whether to transcribe clips first. */
type SpeechRequest = TrackId & { listen?: boolean | null }

/** Generates captions from the voices of a cut, transcripts of clips, and dialogue of shots. */
export class SpeechCaptions {
  constructor(
    private readonly captions: Captions,
    private readonly projects: Pick<Projects, 'openTo'>,
    private readonly transcripts: Pick<Transcripts, 'listen'>,
  ) {}

  /**
   * Replaces the captions of a language with captions generated from the voices of the cut (by word timing if known),
   * transcripts of clips, and the dialogue of shots without either. Throws BAD_USER_INPUT if there is no speech, and the
   * errors of `Transcripts.listen`.
   */
  async make(viewer: Viewer, { projectId, language: code, listen }: SpeechRequest): Promise<StoredCut> {
    await this.projects.openTo('cut', viewer, projectId)
    const { language } = check(z.object({ language: captionLanguageRule }), { language: code })
    if (listen) await this.transcripts.listen(viewer, projectId)
    return this.captions.replace(viewer, { projectId, language }, async (cut) => {
      const filmed = await filmedShots(cut)
      const spoken = [...(await voices(cut, filmed)), ...(await clips(cut, filmed))]
      if (!spoken.length) throw badInput([{ path: ['projectId'], message: listen ? HEARD_NOTHING : NOTHING }])
      const captions = spoken.flatMap(({ itemId, ...speech }) =>
        captionsOfSpeech(speech).map((caption) => ({ ...caption, itemId })),
      )
      const shown = await lastingInFilm(cut, captions)
      return shown.flatMap((caption): PlacedCaption[] => {
        const from = Math.max(0, caption.startMs)
        return caption.endMs > from ? [{ ...caption, startMs: from }] : []
      })
    })
  }
}

/** Speech with times from the start of its item or the film. */
type PlacedSpeech = Speech & { itemId: string | null }

const inMilliseconds = (seconds: number): number => Math.round(seconds * 1000)

/** The shots of the storyboard, and the clip and shot of each item. */
interface Filmed {
  shots: readonly Row<StoryboardShot>[]
  filmed: ReadonlyMap<string, { video: Clip; shot: Row<StoryboardShot> | undefined }>
}

async function filmedShots({ em, project, cut: { items } }: DraftToCaption): Promise<Filmed> {
  const videos = await em.find(Clip, { id: { $in: items.map(({ videoId }) => videoId) } })
  const shots = (await shotsByProject(em, [project.id])).get(project.id) ?? []
  const filmed = items.flatMap(({ id, videoId }) => {
    const video = videos.find((one) => one.id === videoId)
    const shot = video && shots.find(({ takesOf }) => takesOf && takesOf === (video.takeOf ?? videoId))
    return video ? [[id, { video, shot }] as const] : []
  })
  return { shots, filmed: new Map(filmed) }
}

/** Captions with their minimum duration in a film of the current cut; those of items outside of the film are unchanged. */
async function lastingInFilm(
  { em, cut: { items } }: DraftToCaption,
  captions: readonly PlacedCaption[],
): Promise<PlacedCaption[]> {
  const videoIds = items.map(({ videoId }) => videoId)
  const { starts, seconds } = placesInFilm(items, await shownVideosById(em, videoIds))
  const startOf = ({ itemId }: PlacedCaption) => inMilliseconds((itemId && starts.get(itemId)) || 0)
  const moved = ({ startMs, endMs, ...caption }: PlacedCaption, by: number) => ({
    ...caption,
    startMs: startMs + by,
    endMs: endMs + by,
  })
  const inFilm = captions.map((caption) => moved(caption, startOf(caption)))
  return lastingLong(inTime(inFilm), inMilliseconds(seconds)).map((caption) =>
    moved(caption, -startOf(caption)),
  )
}

/** The text of the audible voices of the cut. Skips voices without words, such as uploads. */
async function voices(
  { em, cut: { items, cues: all } }: DraftToCaption,
  { shots, filmed }: Filmed,
): Promise<PlacedSpeech[]> {
  const cues = all.filter(({ isMuted }) => !isMuted)
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
  return cues.flatMap((cue): PlacedSpeech[] => {
    const sound = sounds.find(({ id }) => id === cue.soundId)
    const isInCut = cue.itemId === null || items.some(({ id }) => id === cue.itemId)
    if (!sound || !isInCut) return []
    const { atSeconds, inSeconds, outSeconds, itemId } = cue
    const end = outSeconds ?? sound.duration
    const shot = shots.find(({ voiceId }) => voiceId === sound.id) ?? filmed.get(itemId ?? '')?.shot
    const speech = {
      text: sound.words!,
      from: inMilliseconds(atSeconds),
      to: inMilliseconds(atSeconds + end - inSeconds),
      words: wordsWithin(timings.get(sound.id) ?? [], { from: inSeconds, to: end, at: atSeconds }),
    }
    return linesOf(speech, shot?.dialogue ?? []).map((line) => ({ ...line, itemId }))
  })
}

const lettersOf = (text: string): number => text.replaceAll(/\s/g, '').length

/** The lines of a voice, each with its speaker; one line if the voice is not made of whole lines of the dialogue. */
function linesOf(
  { words = [], ...speech }: Omit<Speech, 'speaker'>,
  dialogue: readonly Dialogue[],
): Speech[] {
  const lines = spokenLinesOf(speech.text, dialogue)
  const timed = words.map(({ text }) => text).join('')
  if (!lines || (words.length && lettersOf(timed) !== lettersOf(speech.text))) {
    const speakers = new Set(dialogue.map(({ speaker }) => speakerName(speaker)))
    return [{ ...speech, words, speaker: speakers.size === 1 ? [...speakers][0] || null : null }]
  }
  const lengths = lines.map(({ text }) => lengthOfText(text))
  const sum = lengths.reduce((total, length) => total + length, 0)
  const timeAt = (characters: number) =>
    speech.from + Math.round(((speech.to - speech.from) * characters) / sum)
  let [characters, word, letters, spoken] = [0, 0, 0, 0]
  return lines.map(({ speaker, text }, at) => {
    const first = word
    letters += lettersOf(text)
    while (word < words.length && spoken < letters) spoken += lettersOf(words[word++].text)
    return {
      text,
      speaker: speakerName(speaker) || null,
      from: timeAt(characters),
      to: timeAt((characters += lengths[at])),
      words: words.slice(first, word),
    }
  })
}

const wordsWithin = (
  words: readonly SpokenWord[],
  { from, to, at }: { from: number; to: number; at: number },
): Speech['words'] =>
  words
    .filter(({ startSeconds }) => startSeconds >= from && startSeconds < to)
    .map(({ word, startSeconds, endSeconds }) => ({
      text: word,
      from: inMilliseconds(at + startSeconds - from),
      to: inMilliseconds(at + Math.min(endSeconds, to) - from),
    }))

/** The speech in clips without a voice, from transcripts, else from the dialogue of their shots. */
async function clips(
  { em, project, cut: { items } }: DraftToCaption,
  { filmed }: Filmed,
): Promise<PlacedSpeech[]> {
  const voiced = new Set(await voicedItems(em, project.id))
  const transcripts = await em.find(Transcript, { videoId: { $in: items.map(({ videoId }) => videoId) } })
  return items.flatMap((item): PlacedSpeech[] => {
    const { video, shot } = filmed.get(item.id) ?? {}
    if (!video || voiced.has(item.id)) return []
    const words = transcripts.find(({ videoId }) => videoId === item.videoId)?.words ?? []
    return words.length ? heardSpeech(words, item, video) : spokenLines(shot?.dialogue ?? [], item, video)
  })
}

/** The words of a transcript that an item plays; none if it is muted. */
function heardSpeech(words: readonly SpokenWord[], item: ItemRow, video: Clip): PlacedSpeech[] {
  if (item.isMuted) return []
  const begin = item.inFrame / frameRateOf(video)
  const seconds = shownSeconds(item, video)
  const heard = words
    .map(({ word, startSeconds, endSeconds }) => ({
      text: word,
      from: (startSeconds - begin) / item.speed,
      to: Math.min((endSeconds - begin) / item.speed, seconds),
    }))
    .filter(({ from }) => from >= 0 && from < seconds)
    .map(({ text, from, to }) => ({ text, from: inMilliseconds(from), to: inMilliseconds(to) }))
  if (!heard.length) return []
  const text = heard.map((word) => word.text).join(' ')
  return [{ itemId: item.id, text, speaker: null, from: heard[0].from, to: heard.at(-1)!.to, words: heard }]
}

/** Distributes the lines over the time of a clip by their length. */
function spokenLines(dialogue: readonly Dialogue[], item: ItemRow, video: Clip): PlacedSpeech[] {
  const lines = spokenDialogue(dialogue)
  const length = inMilliseconds(shownSeconds(item, video))
  const all = lines.reduce((sum, { text }) => sum + lengthOfText(text), 0)
  let charactersBefore = 0
  return lines.map(({ speaker, text }) => {
    const from = Math.round((length * charactersBefore) / all)
    charactersBefore += lengthOfText(text)
    return {
      itemId: item.id,
      text,
      speaker: speakerName(speaker) || null,
      from,
      to: Math.round((length * charactersBefore) / all),
    }
  })
}
