import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { TIME, type ViewContext, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { StoryboardElement, StoryboardElementKind } from './element.entity.js'
import { namedElementsByProject } from './named-elements.js'

const same = restFields(StoryboardElement, {
  projectId: EXAMPLE_IDS.project,
  kind: StoryboardElementKind.CAST,
  name: 'keeper',
  label: 'The Keeper',
  description: '60, in a yellow oilskin',
  createdAt: TIME,
})
export const elementShape = shape(
  'StoryboardElement',
  'A character, place or prop: named pictures of a project.',
  {
    element_id: idField('Opaque and stable.', 'element'),
    ...same.fields,
    asset_ids: field(z.array(idField('The asset.', 'asset')), 'Its usable pictures in order.'),
  },
)

export async function elementView(
  shown: StoryboardElement,
  { loaders }: Pick<ViewContext, 'loaders'>,
): Promise<z.output<typeof elementShape>> {
  const { id, projectId } = shown
  const elements = await loaders.of(namedElementsByProject).load(projectId)
  const pictures = elements?.find((element) => element.id === id)?.pictures ?? []
  return {
    element_id: id,
    ...same.of(shown),
    asset_ids: pictures.map(({ assetId }) => assetId),
  }
}
