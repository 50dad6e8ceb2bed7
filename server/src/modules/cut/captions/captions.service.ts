import type { EntityManager } from '@mikro-orm/postgresql'
import { withinTrackLimits } from '#schema/captions/at-once'
import { CaptionFileError, type ReadCaptions } from '#schema/captions/caption-file'
import type { PlacedCaption } from '#schema/captions/placed'
import { readSrt } from '#schema/captions/read-srt'
import { readVtt } from '#schema/captions/read-vtt'
import { captionLanguage } from '#schema/captions/languages'
import { LIMITS } from '#schema/limits'
import {
  type CaptionEdits,
  TOO_MANY_CAPTIONS,
  TOO_MANY_TRACKS,
  captionEditsRule,
  captionFileRule,
  captionLanguageRule,
  captionTimeError,
  captionTrackError,
} from '#schema/rules/caption'
import * as z from '#schema/rules/zod'
import type { Viewer } from '#platform/auth/viewer'
import { check, isId } from '#platform/errors/check'
import { type Issue, badInput, notFound } from '#platform/errors/failure'
import { requireCurrent } from '../../project/edit-conflict.js'
import { CAPTION_FIELDS, type CaptionField, CaptionTrack, CutCaption } from '../elements/caption.entity.js'
import type { CutItem } from '../elements/cut-item.entity.js'
import type { Cuts, OpenCut, StoredCut } from '../cut.service.js'
import { editWithinLimits } from './track-limits.js'

type Values = Partial<Pick<CutCaption, CaptionField>>

/** Fields in which null is a value. */
const NULLABLE: readonly CaptionField[] = ['itemId', 'speaker']

/** Which captions: those of a project’s cut in a language. */
export interface TrackId {
  projectId: string
  language: string
}

/** Unchecked changes of captions. */
export type CaptionEditsInput = z.input<typeof captionEditsRule>

const isWebVtt = (content: string): boolean => /^\uFEFF?WEBVTT/.test(content)

/** The operations on the captions of a cut: for whoever sees its project. */
export class Captions {
  constructor(private readonly cuts: Cuts) {}

  /** Adds captions in a language. Throws BAD_USER_INPUT where the cut has it already, or too many. */
  addTrack(viewer: Viewer, { projectId, language }: TrackId): Promise<StoredCut> {
    const input = check(z.object({ language: captionLanguageRule }), { language })
    return this.cuts.change(viewer, projectId, async (cut) => {
      if (await trackOf(cut, input.language))
        throw badInput([{ path: ['language'], message: 'The cut has captions in this language' }])
      await addTrack(cut, input.language)
    })
  }

  /** Removes the captions of a language. Throws NOT_FOUND. */
  removeTrack(viewer: Viewer, { projectId, language }: TrackId): Promise<StoredCut> {
    return this.cuts.change(viewer, projectId, async (cut) => {
      cut.em.remove(await openTrack(cut, language))
    })
  }

  /** Marks captions that a machine made as reviewed. Throws NOT_FOUND. */
  review(viewer: Viewer, { projectId, language }: TrackId): Promise<StoredCut> {
    return this.cuts.change(viewer, projectId, async (cut) => {
      const track = await openTrack(cut, language)
      track.isMachineMade = false
    })
  }

  /**
   * Adds, changes and removes captions, all or none. Throws NOT_FOUND for a track or caption that there is not, CONFLICT
   * where the same field has changed since the given revision, and BAD_USER_INPUT naming the field.
   */
  edit(viewer: Viewer, { projectId, language, ...input }: TrackId & CaptionEditsInput): Promise<StoredCut> {
    const edits = check(captionEditsRule, input)
    return this.cuts.change(viewer, projectId, async (cut) => {
      const { em, items } = cut
      const track = await openTrack(cut, language)
      track.isMachineMade = edits.isMachineMade ?? track.isMachineMade
      const ids = [...edits.remove, ...edits.change.map(({ id }) => id)].filter(isId)
      const found = new Map(
        (await em.find(CutCaption, { id: { $in: ids }, trackId: track.id })).map((one) => [one.id, one]),
      )
      const captionOf = (id: string) => {
        const caption = found.get(id)
        if (!caption) throw notFound('Caption')
        return caption
      }
      await editWithinLimits(em, { trackId: track.id, edits, found }, async () => {
        const issues: Issue[] = []
        for (const [at, change] of edits.change.entries())
          issues.push(
            ...(await this.change(em, viewer, { caption: captionOf(change.id), change, at, items })),
          )
        for (const id of edits.remove) em.remove(captionOf(id))
        const count = (await em.count(CutCaption, { trackId: track.id })) - edits.remove.length
        if (count + edits.add.length > LIMITS.caption.perTrack)
          throw badInput([{ path: ['add'], message: TOO_MANY_CAPTIONS }])
        issues.push(...(await this.add(em, viewer, { track, added: edits.add, items })))
        if (issues.length) throw badInput(issues)
      })
    })
  }

  private async change(
    em: EntityManager,
    viewer: Viewer,
    {
      caption,
      change,
      at,
      items,
    }: { caption: CutCaption; change: CaptionEdits['change'][number]; at: number; items: readonly CutItem[] },
  ): Promise<Issue[]> {
    const values: Values = Object.fromEntries(
      CAPTION_FIELDS.flatMap((field) =>
        change[field] === undefined || (change[field] === null && !NULLABLE.includes(field))
          ? []
          : [[field, change[field]]],
      ),
    )
    await requireCurrent<CaptionField>(em, viewer, 'caption', {
      row: caption,
      revision: change.revision,
      values,
    })
    const wrong = captionTimeError({ from: values.from ?? caption.from, to: values.to ?? caption.to })
    if (wrong) return [{ path: ['change', at, 'to'], message: wrong }]
    const isMoved = values.itemId !== undefined && values.itemId !== caption.itemId
    if (isMoved && !isInCut(items, values.itemId)) return [notInCut(['change', at])]
    caption.edit(values, viewer.id)
    return []
  }

  private async add(
    em: EntityManager,
    viewer: Viewer,
    { track, added, items }: { track: CaptionTrack; added: CaptionEdits['add']; items: readonly CutItem[] },
  ): Promise<Issue[]> {
    const ids = added.flatMap(({ id }) => id ?? [])
    const taken = new Set((await em.find(CutCaption, { id: { $in: ids } })).map(({ id }) => id))
    const issues: Issue[] = []
    for (const [at, { id, itemId = null, speaker = null, ...fields }] of added.entries()) {
      if (id && (taken.has(id) || ids.indexOf(id) !== ids.lastIndexOf(id)))
        issues.push({ path: ['add', at, 'id'], message: 'The id of a caption must be new' })
      else if (!isInCut(items, itemId)) issues.push(notInCut(['add', at]))
      else
        em.create(CutCaption, {
          ...(id && { id }),
          ...fields,
          itemId,
          speaker,
          trackId: track.id,
          editedById: viewer.id,
        })
    }
    return issues
  }

  /**
   * Replaces the captions of a language, which is added if the cut does not have it, by those of a file of SRT or WebVTT.
   * Also returns how many of them had formatting, which is dropped, and which lines were changed or left out. Throws
   * BAD_USER_INPUT where no caption can be read.
   */
  async read(
    viewer: Viewer,
    { projectId, language, content }: TrackId & { content: string },
  ): Promise<StoredCut & Pick<ReadCaptions, 'formatted' | 'notes'>> {
    const input = check(z.object({ language: captionLanguageRule, content: captionFileRule }), {
      language,
      content,
    })
    const file = readFile(input.content)
    const captions = file.captions.map((caption) => ({ ...caption, itemId: null }))
    const wrong = captionTrackError(captions, {
      captions,
      characters: captions.reduce((sum, caption) => sum + caption.text.length, 0),
      isLonger: true,
    })
    if (wrong) throw badInput([{ path: ['content'], message: wrong.message }])
    const stored = await this.replace(viewer, { projectId, language: input.language }, async () => captions)
    return { ...stored, formatted: file.formatted, notes: file.notes }
  }

  /** Replaces the captions of a language, which is added if need be, by what `make` returns, as far as a track has room. */
  replace(
    viewer: Viewer,
    { projectId, language }: TrackId,
    make: (cut: OpenCut) => Promise<readonly PlacedCaption[]>,
    { isMachineMade = false }: { isMachineMade?: boolean } = {},
  ): Promise<StoredCut> {
    return this.cuts.change(viewer, projectId, async (cut) => {
      const captions = withinTrackLimits(await make(cut))
      const track = (await trackOf(cut, language)) ?? (await addTrack(cut, language))
      track.isMachineMade = isMachineMade
      await cut.em.flush()
      await cut.em.nativeDelete(CutCaption, { trackId: track.id })
      for (const { from, to, text, speaker, itemId } of captions)
        cut.em.create(CutCaption, {
          from,
          to,
          text,
          speaker,
          itemId,
          trackId: track.id,
          editedById: viewer.id,
        })
    })
  }
}

const isInCut = (items: readonly CutItem[], itemId: string | null | undefined): boolean =>
  itemId == null || items.some(({ id }) => id === itemId)
const notInCut = (path: (string | number)[]): Issue => ({
  path: [...path, 'itemId'],
  message: 'This clip is not in the cut',
})

const trackOf = ({ em, project }: OpenCut, language: string): Promise<CaptionTrack | null> =>
  em.findOne(CaptionTrack, { projectId: project.id, language })

/** Throws NOT_FOUND for a code of no language, too: not every text can be looked up in the database. */
async function openTrack(cut: OpenCut, language: string): Promise<CaptionTrack> {
  const track = captionLanguage(language) ? await trackOf(cut, language) : null
  if (!track) throw notFound('Caption track')
  return track
}

async function addTrack({ em, project }: OpenCut, language: string): Promise<CaptionTrack> {
  if ((await em.count(CaptionTrack, { projectId: project.id })) >= LIMITS.caption.tracks)
    throw badInput([{ path: ['language'], message: TOO_MANY_TRACKS }])
  return em.create(CaptionTrack, { projectId: project.id, language })
}

function readFile(content: string): ReadCaptions {
  try {
    return isWebVtt(content) ? readVtt(content) : readSrt(content)
  } catch (error) {
    if (!(error instanceof CaptionFileError)) throw error
    throw badInput([{ path: ['content'], message: error.message }])
  }
}
