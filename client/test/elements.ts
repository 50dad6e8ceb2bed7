import { StoryboardElementsDocument } from '../src/features/storyboard/cast/elements.generated'
import type { Answer } from './answers'

export const pictureOf = (id: string, name: string) => ({
  __typename: 'Asset' as const,
  id,
  name,
  smallUrl: `/files/${id}-small.webp`,
  mediumUrl: `/files/${id}.webp`,
  width: 640,
  height: 360,
  dominantColor: '#335577',
  thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
})
export const FACE = pictureOf('face', 'Face')
export const TOWER = pictureOf('tower', 'Tower')
export const elementOf = (
  name: string,
  kind: 'CAST' | 'PLACE',
  ...assets: ReturnType<typeof pictureOf>[]
) => ({
  __typename: 'StoryboardElement' as const,
  id: name,
  kind,
  name,
  label: null as string | null,
  description: '',
  references: assets.map((asset) => ({
    __typename: 'Reference' as const,
    assetId: asset.id,
    name: asset.name,
    asset,
  })),
  looks: [] as object[],
  imageUses: [] as object[],
})
export const KEEPER = elementOf('Keeper', 'CAST', FACE)
export const OLD_TOWER = elementOf('old-tower', 'PLACE', TOWER)

/** The answer with the elements of a storyboard. */
export const reading = (...elements: ReturnType<typeof elementOf>[]): Answer => ({
  request: { query: StoryboardElementsDocument, variables: { projectId: '1' } },
  result: { data: { storyboard: { __typename: 'Storyboard', projectId: '1', look: '', elements } } },
})

/** A look from the shot `b` on. */
export const SOAKED = {
  __typename: 'ElementLook',
  fromShotId: 'b',
  description: 'Soaked',
  references: OLD_TOWER.references,
}
