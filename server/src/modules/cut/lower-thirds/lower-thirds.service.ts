import { LIMITS } from '#schema/limits'
import { LOWER_THIRD_FIELDS, type LowerThirdLook } from '#schema/lower-third'
import {
  type LowerThirdChange,
  lowerThirdChangeRule,
  lowerThirdCrowdError,
  lowerThirdError,
  lowerThirdLookRule,
  newLowerThirdRule,
  TOO_MANY_LOWER_THIRDS,
} from '#schema/rules/lower-third'
import type { Viewer } from '#platform/auth/viewer'
import { check, isId } from '#platform/errors/check'
import { type Issue, badInput, notFound } from '#platform/errors/failure'
import { drawLowerThird } from '../../../media/lettering/lower-thirds/draw-lower-third.js'
import { requireCurrent } from '../../project/edit-conflict.js'
import type { Projects } from '../../project/project.service.js'
import { LowerThird, type LowerThirdField } from '../elements/lower-third.entity.js'
import { Video } from '../../video/video.entity.js'
import type { Cuts, OpenCut, StoredCut } from '../cut.service.js'
import type { DrawingPreviews } from '../drawing-previews.js'
import { fontError } from '../font-error.js'

type Values = Partial<Pick<LowerThird, LowerThirdField>>

/** Unchecked fields of a lower third. */
export interface LowerThirdInput extends Omit<
  Partial<LowerThirdChange>,
  'id' | 'revision' | 'style' | 'position'
> {
  style?: string | null
  position?: string | null
}

/** What a preview shows, unchecked. */
export interface LookInput {
  projectId: string
  title: string
  subtitle?: string | null
  style?: string | null
  position?: string | null
}

/** Pixels of a preview, by the shape of the film. */
const PREVIEW = {
  '16:9': { width: 1280, height: 720 },
  '9:16': { width: 720, height: 1280 },
  '1:1': { width: 720, height: 720 },
  '4:5': { width: 720, height: 900 },
}

const valuesOf = (given: Omit<LowerThirdChange, 'id' | 'revision'>): Values =>
  Object.fromEntries(
    LOWER_THIRD_FIELDS.flatMap((field) => (given[field] == null ? [] : [[field, given[field]]])),
  )

/** Errors for characters without a font. */
function textIssues(texts: Partial<Pick<LowerThirdLook, 'title' | 'subtitle'>>): Issue[] {
  return (['title', 'subtitle'] as const).flatMap((field) => {
    const message = fontError(texts[field] ?? '')
    return message ? [{ path: [field], message }] : []
  })
}

/** The operations on the lower thirds of a cut (specification V105). */
export class LowerThirds {
  constructor(
    private readonly cuts: Cuts,
    private readonly projects: Pick<Projects, 'open'>,
    private readonly previews: DrawingPreviews,
  ) {}

  /**
   * Adds a lower third over frames of an item. Throws BAD_USER_INPUT for an item that is not in the cut, frames that its
   * clip does not show, characters without a font, an `id` that is taken, and where the cut has as many as it may.
   */
  add(
    viewer: Viewer,
    input: {
      projectId: string
      id?: string | null
      itemId: string
      from: number
      to: number
      title: string
    } & LowerThirdInput,
  ): Promise<StoredCut> {
    const { id, ...fields } = check(newLowerThirdRule, input)
    return this.cuts.change(viewer, input.projectId, async (cut) => {
      const { em, project } = cut
      if ((await em.count(LowerThird, { projectId: project.id })) >= LIMITS.lowerThird.perCut)
        throw badInput([{ path: ['itemId'], message: TOO_MANY_LOWER_THIRDS }])
      if (id && (await em.count(LowerThird, { id })))
        throw badInput([{ path: ['id'], message: 'The id of a lower third must be new' }])
      const { itemId, from, to, title } = fields
      await this.requireFit(cut, { itemId, from, to }, valuesOf(fields))
      em.create(LowerThird, {
        ...(id && { id }),
        ...valuesOf(fields),
        itemId,
        from,
        to,
        title,
        projectId: project.id,
        editedById: viewer.id,
      })
    })
  }

  /**
   * Changes a lower third. Throws NOT_FOUND, CONFLICT where the same field has changed since the given revision,
   * BAD_USER_INPUT as `add` does.
   */
  update(
    viewer: Viewer,
    input: { projectId: string; id: string; revision: number } & LowerThirdInput,
  ): Promise<StoredCut> {
    const { id, revision, ...fields } = check(lowerThirdChangeRule, input)
    return this.cuts.change(viewer, input.projectId, async (cut) => {
      const row = await lowerThirdOf(cut, id)
      const values = valuesOf(fields)
      await requireCurrent<LowerThirdField>(cut.em, viewer, 'lower third', { row, revision, values })
      const changed = Object.fromEntries(
        Object.entries(values).filter(([field, value]) => row[field as LowerThirdField] !== value),
      ) as Values
      const { itemId, from, to } = { ...row, ...values }
      await this.requireFit(cut, { id, itemId, from, to }, changed)
      row.edit(values, viewer.id)
    })
  }

  /** Removes a lower third. Throws NOT_FOUND. */
  remove(viewer: Viewer, input: { projectId: string; id: string }): Promise<StoredCut> {
    return this.cuts.change(viewer, input.projectId, async (cut) => {
      cut.em.remove(await lowerThirdOf(cut, input.id))
    })
  }

  /**
   * Draws a lower third as a film in the shape of the cut shows it; returns a PNG with alpha, as a data URL. Throws
   * BAD_USER_INPUT as `add` does, and RATE_LIMITED or UNAVAILABLE where too many previews wait.
   */
  async preview(viewer: Viewer, input: LookInput): Promise<{ url: string; width: number; height: number }> {
    const look = check(lowerThirdLookRule, input)
    const project = await this.projects.open(viewer, input.projectId)
    const issues = textIssues(look)
    if (issues.length) throw badInput(issues)
    const size = PREVIEW[(await this.cuts.settings(project.id)).ratio ?? '16:9']
    const picture = await this.previews.run(viewer, () => drawLowerThird(look, size))
    return { url: `data:image/png;base64,${picture.toString('base64')}`, ...size }
  }

  /** Checks the changed fields of a lower third with these frames. */
  private async requireFit(
    { em, items }: OpenCut,
    { id, ...range }: { id?: string | null; itemId: string; from: number; to: number },
    changed: Values,
  ): Promise<void> {
    const issues = textIssues(changed)
    if (changed.itemId !== undefined || changed.from !== undefined || changed.to !== undefined) {
      const item = items.find(({ id }) => id === range.itemId)
      if (!item) issues.push({ path: ['itemId'], message: 'This clip is not in the cut' })
      else {
        const video = await em.findOneOrFail(Video, item.videoId)
        const others = await em.find(LowerThird, { itemId: item.id, ...(id && { id: { $ne: id } }) })
        const error = lowerThirdError(range, { edit: item, video }) ?? lowerThirdCrowdError(range, others)
        if (error) issues.push({ path: [error.field], message: error.message })
      }
    }
    if (issues.length) throw badInput(issues)
  }
}

/** A lower third of the cut. Throws NOT_FOUND. */
async function lowerThirdOf({ em, project }: OpenCut, id: string): Promise<LowerThird> {
  const found = isId(id) ? await em.findOne(LowerThird, { id, projectId: project.id }) : null
  if (!found) throw notFound('Lower third')
  return found
}
