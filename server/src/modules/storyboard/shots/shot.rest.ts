import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import {
  TOO_MANY_ELEMENTS,
  TOO_MANY_SHOTS,
  newShotRule,
  newShotsRule,
  shotChangesRule,
  splitRule,
} from '#schema/rules/storyboard'
import { type Call, call, field } from '#platform/api/rest'
import { trashCalls } from '#platform/api/trash-calls'
import { newElementBody } from '../elements/element.rest.js'
import type { ShotInput } from './shot-values.js'
import type { ShotTrash } from './shot-trash.js'
import { boardShape, boardView } from '../storyboard-view.js'
import { shotShape, shotView } from '../shot-view.js'
import type { Storyboards } from '../storyboard.service.js'

const tag = 'Storyboard'

/** Rule names of fields, and their REST names. */
const NAMES = {
  afterId: 'after_shot_id',
  referenceIds: 'reference_ids',
  firstFrameId: 'first_frame_id',
  lastFrameId: 'last_frame_id',
  editedPrompt: 'edited_prompt',
  stillId: 'still_id',
  transitionSeconds: 'transition_seconds',
}

/** The fields of a shot by REST name. */
const fieldsOf = <Rules extends Record<keyof typeof newShotRule.shape, z.ZodType>>(rules: Rules) => ({
  words: field(rules.words, 'What happens, at most 2000 characters.', 'The @keeper lights the lamp'),
  heading: field(rules.heading, 'The heading of its scene.', 'INT. LIGHTHOUSE - NIGHT'),
  seconds: field(rules.seconds, 'How long it lasts, 1 to 60 seconds.', 5),
  camera: field(rules.camera, 'How it is filmed; null for none.', 'close_up'),
  dialogue: field(rules.dialogue, 'Spoken lines; not part of the prompt.', [
    { speaker: 'Keeper', text: 'There she is.' },
  ]),
  edited_prompt: field(rules.editedPrompt, 'Replaces the composed prompt; null: it is composed.', null),
  reference_ids: field(rules.referenceIds, 'At most 5 reference images.', []),
  first_frame_id: field(rules.firstFrameId, 'A picture that it begins with; null for none.', null),
  last_frame_id: field(rules.lastFrameId, 'A picture that it ends with; null for none.', null),
  still_id: field(rules.stillId, 'A picture that shows it on the board; null for none.', null),
  transition: field(rules.transition, 'The transition to the next shot; empty for a plain cut.', 'fade'),
  transition_seconds: field(rules.transitionSeconds, 'How long the transition lasts.', 1),
})
const newShotBody = z.object(fieldsOf(newShotRule.shape))
const changesBody = z.object(fieldsOf(shotChangesRule.shape))

/** The given fields, by rule name. */
function inputOf(body: Partial<z.output<typeof newShotBody>> & z.output<typeof changesBody>): ShotInput {
  const restNames = new Map(Object.entries(NAMES).map(([name, rest]) => [rest, name]))
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([name, value]) => [restNames.get(name) ?? name, value]))
}

const revision = field(
  z.int('Please give the revision'),
  'The revision the edit is based on, to detect conflicts.',
  1,
)

/** The shots of storyboards over REST. */
export const shotCalls = (storyboards: Storyboards, trash: ShotTrash): Call[] => [
  call({
    method: 'post',
    path: '/projects/{id}/storyboard/shots',
    name: 'addStoryboardShots',
    tag,
    summary: 'Adds shots to a storyboard',
    body: z.object({
      after_shot_id: field(z.string().nullish(), 'The shot before them; omitted: they come last.', null),
      shots: field(
        z
          .array(newShotBody)
          .min(1, newShotsRule.shape.shots.safeParse([]).error!.issues[0].message)
          .max(LIMITS.storyboard.shotsMax, TOO_MANY_SHOTS),
        'The shots in order.',
      ),
      elements: field(
        z.array(newElementBody).max(LIMITS.storyboard.elementsMax, TOO_MANY_ELEMENTS).optional(),
        'Characters, places and props to add with them, unless their names exist. Display names of characters in the words become mentions.',
        [],
      ),
    }),
    names: { ...NAMES, assetIds: 'asset_ids' },
    responses: [{ status: 201, description: 'The shots.', shape: z.array(shotShape) }],
    errors: [404],
    run: async (context, { params, body: { after_shot_id: afterId, shots, elements } }) => {
      const input = {
        projectId: params.id,
        afterId,
        shots: shots.map(inputOf),
        elements: elements?.map(({ asset_ids: assetIds, ...element }) => ({ ...element, assetIds })),
      }
      const added = await storyboards.add(context.viewer, input)
      return Promise.all(added.map((shot) => shotView(shot, context)))
    },
  }),
  call({
    method: 'put',
    path: '/storyboard/shots/{id}',
    name: 'updateStoryboardShot',
    tag,
    summary: 'Changes a shot; omitted fields are unchanged',
    body: changesBody.extend({ revision }),
    names: NAMES,
    responses: [{ status: 200, description: 'The changed shot.', shape: shotShape }],
    errors: [404, 409],
    run: async (context, { params: { id }, body: { revision: known, ...changes } }) =>
      shotView(
        await storyboards.editShot(context.viewer, { id, revision: known, ...inputOf(changes) }),
        context,
      ),
  }),
  call({
    method: 'post',
    path: '/storyboard/shots/{id}/move',
    name: 'moveStoryboardShot',
    tag,
    summary: 'Moves a shot behind another one',
    body: z.object({
      after_shot_id: field(z.string().nullish(), 'The shot before it; null: first.', null),
    }),
    names: NAMES,
    responses: [{ status: 200, description: 'The changed storyboard.', shape: boardShape }],
    errors: [404],
    run: async (context, { params: { id }, body: { after_shot_id: afterId } }) =>
      boardView(await storyboards.move(context.viewer, { id, afterId }), context),
  }),
  call({
    method: 'post',
    path: '/storyboard/shots/{id}/duplicate',
    name: 'duplicateStoryboardShot',
    tag,
    summary: 'Adds a copy of a shot behind it, without its takes',
    responses: [{ status: 201, description: 'The copy.', shape: shotShape }],
    errors: [404],
    run: async (context, { params }) =>
      shotView(await storyboards.duplicate(context.viewer, params.id), context),
  }),
  call({
    method: 'post',
    path: '/storyboard/shots/{id}/split',
    name: 'splitStoryboardShot',
    tag,
    summary: 'Splits a shot between two words; the first part keeps its takes',
    body: z.object({
      revision,
      at_character: field(
        splitRule.shape.atCharacter,
        'The position of the split in its words, in characters.',
        12,
      ),
    }),
    names: { atCharacter: 'at_character' },
    responses: [{ status: 200, description: 'Both parts.', shape: z.array(shotShape) }],
    errors: [404, 409],
    run: async (context, { params: { id }, body }) => {
      const parts = await storyboards.split(context.viewer, {
        id,
        revision: body.revision,
        atCharacter: body.at_character,
      })
      return Promise.all(parts.map((shot) => shotView(shot, context)))
    },
  }),
  call({
    method: 'delete',
    path: '/storyboard/shots/{id}',
    name: 'deleteStoryboardShot',
    tag,
    summary: 'Moves a shot to the Trash, for 30 days',
    responses: [{ status: 204, description: 'Moved to the Trash.' }],
    errors: [404],
    run: async ({ viewer }, { params }) => void (await trash.remove(viewer, params.id)),
  }),
  ...trashCalls({
    one: 'a shot',
    many: 'shots',
    tag,
    trash,
    path: '/storyboard/shots/{id}',
    names: {
      list: 'listTrashedShots',
      restore: 'restoreStoryboardShot',
      deleteForever: 'deleteStoryboardShotForever',
    },
    nameOf: ({ words }) => words,
    restore: { description: 'It returns to its position.', shape: shotShape, view: shotView },
    deleteForever: {
      description: 'Its drawings are deleted, too; its takes stay. This cannot be undone.',
      errors: [403],
    },
  }),
]
