import { z } from 'zod'
import { newSetRule, setChangesRule } from '#schema/rules/storyboard'
import { type Call, call, field } from '#platform/api/rest'
import { setShape, setView } from '../storyboard-views.js'
import type { StoryboardElements } from './storyboard-elements.js'

const tag = 'Storyboard'
const NAMES = { assetIds: 'asset_ids' }

const KIND = '`cast` or `place`.'
const NAME = 'Two to forty letters, digits and hyphens.'
const LABEL = 'Its display name; null: its name.'
const DESCRIPTION = 'What it looks like, at most 300 characters: part of the prompt of its shots.'
const PICTURES = 'At most 5 approved assets of the project, in their order.'

const LINK = 'Whether its display name becomes a mention in the words of all shots; for characters.'

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

/** Cast and places over REST. */
export const elementCalls = (sets: StoryboardElements): Call[] => [
  call({
    method: 'post',
    path: '/projects/{id}/storyboard/sets',
    name: 'addStoryboardSet',
    tag,
    summary: 'Adds cast or a place, which shots name as `@keeper`',
    body: newSetBody.extend({ link }),
    names: NAMES,
    responses: [{ status: 201, description: 'The cast or place.', shape: setShape }],
    errors: [404, 409],
    run: async (context, { params, body: { asset_ids: assetIds, ...body } }) =>
      setView(await sets.add(context.viewer, { projectId: params.id, assetIds, ...body }), context),
  }),
  call({
    method: 'put',
    path: '/storyboard/sets/{id}',
    name: 'editStoryboardSet',
    tag,
    summary: 'Changes cast or a place; what is left out stays as it is',
    body: changesBody,
    names: NAMES,
    responses: [{ status: 200, description: 'It as it is now.', shape: setShape }],
    errors: [404, 409],
    run: async (context, { params: { id }, body: { asset_ids: assetIds, ...body } }) =>
      setView(await sets.edit(context.viewer, { id, assetIds, ...body }), context),
  }),
  call({
    method: 'delete',
    path: '/storyboard/sets/{id}',
    name: 'deleteStoryboardSet',
    tag,
    summary: 'Moves cast or a place to the Trash, for 30 days',
    responses: [{ status: 204, description: 'It is gone.' }],
    errors: [404],
    run: async ({ viewer }, { params }) => void (await sets.remove(viewer, params.id)),
  }),
  call({
    method: 'post',
    path: '/storyboard/sets/{id}/restore',
    name: 'restoreStoryboardSet',
    tag,
    summary: 'Puts back cast or a place that was deleted',
    responses: [{ status: 200, description: 'The cast or place.', shape: setShape }],
    errors: [404, 409],
    run: async (context, { params }) => setView(await sets.restore(context.viewer, params.id), context),
  }),
]
