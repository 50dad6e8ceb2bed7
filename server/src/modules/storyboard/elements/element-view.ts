import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { TIME, type ViewContext, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { ImageUse, StoryboardElement, StoryboardElementKind } from './element.entity.js'
import { ElementImageUse, ElementLook, imageUsesOf } from './element.resolver.js'
import { namedElement } from './named-elements.js'

const same = restFields(StoryboardElement, {
  projectId: EXAMPLE_IDS.project,
  kind: StoryboardElementKind.CAST,
  name: 'keeper',
  label: 'The Keeper',
  description: '60, in a yellow oilskin',
  createdAt: TIME,
})
const look = restFields(ElementLook, {
  fromShotId: EXAMPLE_IDS.shot,
  description: '60, soaked, without his hat',
})
const imageUse = restFields(ElementImageUse, { use: ImageUse.PORTRAIT })
export const elementShape = shape(
  'StoryboardElement',
  'A character, place or prop: named pictures of a project.',
  {
    element_id: idField('Opaque and stable.', 'element'),
    ...same.fields,
    asset_ids: field(z.array(idField('The asset.', 'asset')), 'Its usable pictures in order.'),
    looks: field(
      z.array(
        shape('ElementLook', 'How a character, place or prop looks from a shot on.', {
          ...look.fields,
          asset_ids: field(
            z.array(idField('The asset.', 'asset')),
            'Its usable pictures then, in order; none: unchanged.',
          ),
        }),
      ),
      'How it looks from later shots on, in the order of the storyboard: at most 10.',
    ),
    image_uses: field(
      z.array(
        shape('ElementImageUse', 'What an image of a character, place or prop shows.', {
          asset_id: idField('The image, which may be deleted.', 'asset'),
          ...imageUse.fields,
        }),
      ),
      'What its images and those of its looks show; the others show it as a whole.',
    ),
  },
)

export async function elementView(
  shown: StoryboardElement,
  { loaders }: Pick<ViewContext, 'loaders'>,
): Promise<z.output<typeof elementShape>> {
  const { pictures, looks } = await namedElement(shown, loaders)
  return {
    element_id: shown.id,
    ...same.of(shown),
    asset_ids: pictures.map(({ assetId }) => assetId),
    looks: looks.map((one) => ({
      ...look.of(one),
      asset_ids: one.pictures.map(({ assetId }) => assetId),
    })),
    image_uses: imageUsesOf(shown).map((one) => ({ asset_id: one.assetId, ...imageUse.of(one) })),
  }
}
