import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { type CueChange, TOO_MANY_CUES, cueChangesRule, cueError, newCueRule } from '#schema/rules/sound'
import type { Viewer } from '#platform/auth/viewer'
import { check, isId } from '#platform/errors/check'
import { type Issue, badInput, notFound } from '#platform/errors/failure'
import { requireCurrent } from '../../project/edit-conflict.js'
import { Sound } from '../../sound/sound.entity.js'
import { CUE_FIELDS, WHOLE_SOUND, cueFieldsOf } from '#schema/mix'
import { type CueField, CutCue } from '../elements/cut-cue.entity.js'
import type { CutItem } from '../elements/cut-item.entity.js'
import type { Cuts, OpenCut, StoredCut } from '../cut.service.js'

type Values = Partial<Pick<CutCue, CueField>>

/** Unchecked fields of a cue. */
export type CueInput = Omit<Partial<CueChange>, 'id' | 'revision'>

/** Fields in which null is a value. */
const NULLABLE: readonly CueField[] = ['itemId', 'outSeconds']

/** The fields that are given; those that are null stay as they are, unless null is a value of theirs. */
const valuesOf = (given: CueInput): Values =>
  Object.fromEntries(
    CUE_FIELDS.flatMap((field) =>
      given[field] === undefined || (given[field] === null && !NULLABLE.includes(field))
        ? []
        : [[field, given[field]]],
    ),
  )

/** The operations on the cues of a cut (specification V76). */
export class Cues {
  constructor(private readonly cuts: Cuts) {}

  /**
   * Adds a cue of a sound of the project. Throws BAD_USER_INPUT for a sound or item that is not of the project, a part
   * that does not fit the sound, an `id` that is taken, and where the cut has as many cues as it may.
   */
  add(
    viewer: Viewer,
    input: { projectId: string; id?: string | null; soundId: string } & CueInput,
  ): Promise<StoredCut> {
    const { id, ...edit } = check(newCueRule, input)
    return this.cuts.change(viewer, input.projectId, async ({ em, items, project }) => {
      if ((await em.count(CutCue, { projectId: project.id })) >= LIMITS.cue.perCut)
        throw badInput([{ path: ['soundId'], message: TOO_MANY_CUES }])
      if (id && (await em.count(CutCue, { id })))
        throw badInput([{ path: ['id'], message: 'The id of a cue must be new' }])
      const values = { ...WHOLE_SOUND, ...valuesOf(edit), soundId: edit.soundId }
      const sounds = await soundsOf(em, project.id, [values.soundId])
      const issues = issuesOf(values, { items, sounds, changed: values })
      if (issues.length) throw badInput(issues)
      em.create(CutCue, { ...(id && { id }), ...values, projectId: project.id, editedById: viewer.id })
    })
  }

  /**
   * Changes cues, all or none. Throws NOT_FOUND for a cue that is not of the cut, CONFLICT where the same field has
   * changed since the given revision, BAD_USER_INPUT as `add` does.
   */
  update(
    viewer: Viewer,
    input: { projectId: string; cues: ({ id: string; revision: number } & CueInput)[] },
  ): Promise<StoredCut> {
    const { cues: changes } = check(cueChangesRule, input)
    return this.cuts.change(viewer, input.projectId, async (cut) => {
      const found = await cuesOf(
        cut,
        changes.map(({ id }) => id),
      )
      const { em, items, project } = cut
      const wanted = changes.flatMap(({ id, soundId }) =>
        [found.get(id)?.soundId ?? [], soundId ?? []].flat(),
      )
      const sounds = await soundsOf(em, project.id, wanted)
      const issues: Issue[] = []
      for (const [at, change] of changes.entries()) {
        const cue = found.get(change.id)
        if (!cue) throw notFound('Cue')
        const values = valuesOf(change)
        await requireCurrent<CueField>(em, viewer, 'cue', { row: cue, revision: change.revision, values })
        const changed = Object.fromEntries(
          Object.entries(values).filter(([field, value]) => cue[field as CueField] !== value),
        )
        const wrong = issuesOf({ ...cueFieldsOf(cue), ...values }, { items, sounds, changed })
        issues.push(...wrong.map((issue) => ({ ...issue, path: ['cues', at, ...issue.path] })))
        if (!wrong.length) cue.edit(values, viewer.id)
      }
      if (issues.length) throw badInput(issues)
    })
  }

  /** Removes a cue. Throws NOT_FOUND. */
  remove(viewer: Viewer, input: { projectId: string; id: string }): Promise<StoredCut> {
    return this.cuts.change(viewer, input.projectId, async (cut) => {
      const cue = (await cuesOf(cut, [input.id])).get(input.id)
      if (!cue) throw notFound('Cue')
      cut.em.remove(cue)
    })
  }
}

/** Cues of the cut, by id. */
async function cuesOf({ em, project }: OpenCut, ids: readonly string[]): Promise<Map<string, CutCue>> {
  const found = await em.find(CutCue, { id: { $in: ids.filter(isId) }, projectId: project.id })
  return new Map(found.map((cue) => [cue.id, cue]))
}

/** Sounds of the project, those in the Trash included, by id. */
async function soundsOf(
  em: EntityManager,
  projectId: string,
  ids: readonly string[],
): Promise<Map<string, Pick<Sound, 'duration' | 'deletedAt'>>> {
  const found = await em.find(
    Sound,
    { id: { $in: ids.filter(isId) }, projectId },
    { fields: ['id', 'duration', 'deletedAt'] },
  )
  return new Map(found.map((sound) => [sound.id, sound]))
}

/** What is wrong with a cue that is to have these values, of which `changed` are new. */
function issuesOf(
  values: Pick<CutCue, CueField>,
  {
    items,
    sounds,
    changed,
  }: {
    items: readonly CutItem[]
    sounds: ReadonlyMap<string, Pick<Sound, 'duration' | 'deletedAt'>>
    changed: Values
  },
): Issue[] {
  const { itemId } = changed
  if (itemId != null && !items.some(({ id }) => id === itemId))
    return [{ path: ['itemId'], message: 'This clip is not in the cut' }]
  const sound = sounds.get(values.soundId)
  if (!sound || (changed.soundId !== undefined && sound.deletedAt))
    return [{ path: ['soundId'], message: 'This is not a sound of this project' }]
  const error = cueError(values, sound)
  return error ? [{ path: [error.field], message: error.message }] : []
}
