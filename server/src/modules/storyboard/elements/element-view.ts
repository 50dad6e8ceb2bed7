import { z } from 'zod'
import { type ViewContext, field, idField, shape, timeField } from '#platform/api/rest'
import { type StoryboardElement, StoryboardElementKind } from './element.entity.js'
import { namedElementsByProject } from './named-elements.js'

export const elementShape = shape('StoryboardElement', 'A character or place: named pictures of a project.', {
  element_id: idField('Opaque and stable.', 'element'),
  project_id: idField('The project it belongs to.', 'project'),
  kind: field(z.enum(StoryboardElementKind), 'Character or place.', 'cast'),
  name: field(z.string(), 'Its name without the `@`.', 'keeper'),
  label: field(z.string().nullable(), 'Its display name; null: its name.', 'The Keeper'),
  description: field(z.string(), 'What it looks like.', '60, in a yellow oilskin'),
  asset_ids: field(z.array(idField('The asset.', 'asset')), 'Its usable pictures in order.'),
  created_at: timeField('When it was added.'),
})

export async function elementView(
  { id, projectId, kind, name, label, description, createdAt }: StoryboardElement,
  { loaders }: Pick<ViewContext, 'loaders'>,
): Promise<z.output<typeof elementShape>> {
  const elements = await loaders.of(namedElementsByProject).load(projectId)
  const pictures = elements?.find((element) => element.id === id)?.pictures ?? []
  return {
    element_id: id,
    project_id: projectId,
    kind,
    name,
    label: label ?? null,
    description,
    asset_ids: pictures.map(({ assetId }) => assetId),
    created_at: createdAt.toISOString(),
  }
}
