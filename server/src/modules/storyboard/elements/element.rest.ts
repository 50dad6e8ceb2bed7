import { z } from 'zod'
import { newSetRule, setChangesRule } from '#schema/rules/storyboard'
import { type Call, call, field } from '#platform/api/rest'
import { setShape, setView } from './element-view.js'
import type { StoryboardElements } from './storyboard-elements.js'

const tag = 'Storyboard'
const NAMES = { assetIds: 'asset_ids' }

const KIND = '`cast` or `place`.'
const NAME = '2 to 40 letters, digits and hyphens.'
const LABEL = 'Its display name; null: its name.'
const DESCRIPTION = 'What it looks like, at most 300 characters: part of the prompt of its shots.'
const PICTURES = 'At most 5 approved assets of the project, in order.'

const LINK = 'Whether to replace its display name by mentions in all shots; for characters.'

export const newSetBody = z.object({
  kind: field(newSetRule.shape.kind, KIND, 'cast'),
  name: field(newSetRule.shape.name, NAME, 'keeper'),
  label: field(newSetRule.shape.label, LABEL, 'The Keeper'),
  description: field(newSetRule.shape.description, DESCRIPTION, '60, in a yellow oilskin'),
  asset_ids: field(newSetRule.shape.assetIds, PICTURES, []),
})
const link = field(z.boolean().optional(), LINK, false)
const changesBody = z.object({
  link,
  kind: field(setChangesRule.shape.kind, KIND, 'cast'),
  name: field(setChangesRule.shape.name, NAME, 'keeper'),
  label: field(setChangesRule.shape.label, LABEL, 'The Keeper'),
  description: field(setChangesRule.shape.description, DESCRIPTION, '60, in a yellow oilskin'),
  asset_ids: field(setChangesRule.shape.assetIds, PICTURES, []),
})

/** Characters and places over REST. */
export const elementCalls = (sets: StoryboardElements): Call[] => [
  call({
    method: 'post',
    path: '/projects/{id}/storyboard/sets',
    name: 'addStoryboardSet',
    tag,
    summary: 'Adds a character or place, which shots mention as `@keeper`',
    body: newSetBody.extend({ link }),
    names: NAMES,
    responses: [{ status: 201, description: 'The character or place.', shape: setShape }],
    errors: [404, 409],
    run: async (context, { params, body: { asset_ids: assetIds, ...body } }) =>
      setView(await sets.add(context.viewer, { projectId: params.id, assetIds, ...body }), context),
  }),
  call({
    method: 'put',
    path: '/storyboard/sets/{id}',
    name: 'updateStoryboardSet',
    tag,
    summary: 'Changes a character or place; omitted fields are unchanged',
    body: changesBody,
    names: NAMES,
    responses: [{ status: 200, description: 'The changed character or place.', shape: setShape }],
    errors: [404, 409],
    run: async (context, { params: { id }, body: { asset_ids: assetIds, ...body } }) =>
      setView(await sets.edit(context.viewer, { id, assetIds, ...body }), context),
  }),
  call({
    method: 'delete',
    path: '/storyboard/sets/{id}',
    name: 'deleteStoryboardSet',
    tag,
    summary: 'Moves a character or place to the Trash, for 30 days',
    responses: [{ status: 204, description: 'Moved to the Trash.' }],
    errors: [404],
    run: async ({ viewer }, { params }) => void (await sets.remove(viewer, params.id)),
  }),
  call({
    method: 'post',
    path: '/storyboard/sets/{id}/restore',
    name: 'restoreStoryboardSet',
    tag,
    summary: 'Restores a character or place from the Trash',
    responses: [{ status: 200, description: 'The character or place.', shape: setShape }],
    errors: [404, 409],
    run: async (context, { params }) => setView(await sets.restore(context.viewer, params.id), context),
  }),
]
