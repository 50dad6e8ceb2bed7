import { z } from 'zod'
import { newElementRule, elementChangesRule } from '#schema/rules/storyboard'
import { type Call, call, field } from '#platform/api/rest'
import { operationValue, restRule } from '#platform/api/rest-names'
import { elementShape, elementView } from './element-view.js'
import type { ElementFields, StoryboardElements } from './storyboard-elements.js'

const tag = 'Storyboard'
const NAMES = { assetIds: 'asset_ids', fromShotId: 'from_shot_id', imageUses: 'image_uses' }

const KIND = '`cast`, `place` or `prop`.'
const NAME = '2 to 40 letters, digits and hyphens.'
const LABEL = 'Its display name; null: its name.'
const DESCRIPTION = 'What it looks like, at most 300 characters: part of the prompt of its shots.'
const PICTURES = 'At most 5 approved assets of the project, in order.'

const LINK = 'Whether to replace its display name by mentions in all shots; for characters.'

export const newElementBody = z.object({
  kind: field(newElementRule.shape.kind, KIND, 'cast'),
  name: field(newElementRule.shape.name, NAME, 'keeper'),
  label: field(newElementRule.shape.label, LABEL, 'The Keeper'),
  description: field(newElementRule.shape.description, DESCRIPTION, '60, in a yellow oilskin'),
  asset_ids: field(newElementRule.shape.assetIds, PICTURES, []),
})
const link = field(z.boolean().optional(), LINK, false)
const looks = field(
  restRule(elementChangesRule.shape.looks),
  'How it looks from later shots on: at most 10, each from another shot.',
  [],
)
const imageUses = field(
  restRule(elementChangesRule.shape.imageUses),
  'What its images and those of its looks show; the others show it as a whole.',
  [],
)
/** A body with the names of the operation. */
const fieldsOf = <Body extends object>(body: Body) => operationValue(body) as Body & ElementFields
const changesBody = z.object({
  link,
  kind: field(elementChangesRule.shape.kind, KIND, 'cast'),
  name: field(elementChangesRule.shape.name, NAME, 'keeper'),
  label: field(elementChangesRule.shape.label, LABEL, 'The Keeper'),
  description: field(elementChangesRule.shape.description, DESCRIPTION, '60, in a yellow oilskin'),
  asset_ids: field(elementChangesRule.shape.assetIds, PICTURES, []),
  looks,
  image_uses: imageUses,
})

/** Elements over REST. */
export const elementCalls = (elements: StoryboardElements): Call[] => [
  call({
    method: 'post',
    path: '/projects/{id}/storyboard/elements',
    name: 'addStoryboardElement',
    tag,
    summary: 'Adds a character, place or prop, which shots mention as `@keeper`',
    body: newElementBody.extend({ looks, link, image_uses: imageUses }),
    names: NAMES,
    responses: [{ status: 201, description: 'The character, place or prop.', shape: elementShape }],
    errors: [404, 409],
    run: async (context, { params, body }) => {
      const element = { projectId: params.id, ...fieldsOf(body) }
      return elementView(await elements.add(context.viewer, element), context)
    },
  }),
  call({
    method: 'put',
    path: '/storyboard/elements/{id}',
    name: 'updateStoryboardElement',
    tag,
    summary: 'Changes a character, place or prop; omitted fields are unchanged',
    body: changesBody,
    names: NAMES,
    responses: [{ status: 200, description: 'The changed character, place or prop.', shape: elementShape }],
    errors: [404, 409],
    run: async (context, { params: { id }, body }) =>
      elementView(await elements.edit(context.viewer, { id, ...fieldsOf(body) }), context),
  }),
  call({
    method: 'delete',
    path: '/storyboard/elements/{id}',
    name: 'deleteStoryboardElement',
    tag,
    summary: 'Moves a character, place or prop to the Trash, for 30 days',
    responses: [{ status: 204, description: 'Moved to the Trash.' }],
    errors: [404],
    run: async ({ viewer }, { params }) => void (await elements.remove(viewer, params.id)),
  }),
  call({
    method: 'post',
    path: '/storyboard/elements/{id}/restore',
    name: 'restoreStoryboardElement',
    tag,
    summary: 'Restores a character, place or prop from the Trash',
    responses: [{ status: 200, description: 'The character, place or prop.', shape: elementShape }],
    errors: [404, 409],
    run: async (context, { params }) =>
      elementView(await elements.restore(context.viewer, params.id), context),
  }),
]
