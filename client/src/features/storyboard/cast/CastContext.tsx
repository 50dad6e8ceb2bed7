import { type ReactNode, createContext, useContext, useMemo } from 'react'
import {
  type StoryboardElementFieldsFragment,
  useStoryboardElementsChangedSubscription,
  useStoryboardElementsQuery,
} from './elements.generated'
import { LIMITS, modelFor, shotReferencesMax } from '#schema/limits'
import { elementsAt } from '#schema/element-looks'
import { withLabels } from '#schema/named-elements'
import { picturesByName } from '#schema/shot-elements'
import { useModelOffer } from '../../../entities/video/models'
import { Picture } from '../../../entities/asset/Picture'
import type { ShotValues } from '../shot/shotValues'
import { imageUseKey } from './ImageUses'
import { KINDS } from './kinds'
import s from './CastBar.module.css'

/** First usable image of an element. */
export function Face({ element: { kind, references } }: { element: StoryboardElementFieldsFragment }) {
  const asset = references.find((reference) => reference.asset)?.asset
  const { Icon } = KINDS[kind]
  return (
    <span className={s.face}>
      {asset ? <Picture asset={asset} sizes="28px" alt="" plain /> : <Icon size={14} aria-hidden />}
    </span>
  )
}

/** The elements of a storyboard; undefined until loaded. */
type Elements = readonly StoryboardElementFieldsFragment[] | undefined
type Look = StoryboardElementFieldsFragment['looks'][number]
interface Cast {
  elements: Elements
  /** The ids of the shots in order. */
  order: readonly string[]
  look: string
  /** The model of the board; null if the server chooses. */
  model: string | null
  referencesMax: number
}
const { referencesUsual } = LIMITS.storyboard
const CastContext = createContext<Cast>({
  elements: undefined,
  order: [],
  look: '',
  model: null,
  referencesMax: referencesUsual,
})

/** The elements of a storyboard, updated live. */
export const useElements = (): Elements => useContext(CastContext).elements

/** Returns the words of a shot with the labels of its elements, for texts that cannot be edited. */
export function useShownWords(): (words: string) => string {
  const elements = useElements() ?? []
  return (words) => withLabels(words, elements)
}

/** The elements as they look in a shot, with the uses of their images. */
export function useElementsIn({ number, camera }: Pick<PicturedShot, 'number' | 'camera'>) {
  const { elements, order } = useContext(CastContext)
  return useMemo(() => {
    const looking = elements?.map(({ references, looks, imageUses, ...element }) => {
      const used = (pictures: typeof references) =>
        pictures.map((picture) => {
          const found = imageUses.find(({ assetId }) => assetId === picture.assetId)
          return { ...picture, use: imageUseKey(found?.use) }
        })
      return {
        ...element,
        imageUses,
        pictures: used(references),
        looks: looks.map((look) => ({
          ...look,
          pictures: used(look.references),
          from: placeOf(order, look),
        })),
      }
    })
    const shot = { position: number - 1, camera }
    return looking && elementsAt(looking, shot).map((one) => ({ ...one, references: one.pictures }))
  }, [elements, order, number, camera])
}

function placeOf(order: readonly string[], { fromShotId }: Look): number | null {
  const at = order.indexOf(fromShotId)
  return at < 0 ? null : at
}

/** The look of the film. */
export const useLook = (): string => useContext(CastContext).look

/** A shot with its number, from 1. */
export type PicturedShot = { number: number } & Pick<
  ShotValues,
  'words' | 'heading' | 'dialogue' | 'references'
> &
  Partial<Pick<ShotValues, 'firstFrame' | 'lastFrame' | 'camera'>>

/** The reference images of a take of the shot in order, what is left out, their maximum, and the take’s model. */
export function useTakeReferences(shot: PicturedShot) {
  const board = useContext(CastContext)
  const elements = useElementsIn(shot) ?? []
  const offer = useModelOffer()
  const given = {
    references: shot.references.length,
    firstFrame: !!shot.firstFrame,
    lastFrame: !!shot.lastFrame,
  }
  const most = shotReferencesMax(offer, board, given)
  const usable = elements.map(({ kind, name, references }) => ({ kind, name, pictures: references }))
  const found = picturesByName({ ...shot, own: shot.references }, usable, most)
  const model = modelFor(offer, board.model, { ...given, references: found.pictures.length })
  return { ...found, most, model }
}

interface Pictured {
  references: readonly { assetId: string }[]
}
type ElementContent = Pick<
  StoryboardElementFieldsFragment,
  'id' | 'kind' | 'name' | 'label' | 'description'
> & {
  imageUses: readonly Pick<StoryboardElementFieldsFragment['imageUses'][number], 'assetId' | 'use'>[]
} & Pictured & { looks: readonly (Pick<Look, 'fromShotId' | 'description'> & Pictured)[] }
const idsOf = ({ references }: Pictured) => references.map(({ assetId }) => assetId)
const contentOf = (elements: readonly ElementContent[]): string =>
  JSON.stringify(
    elements.map(({ id, kind, name, label, description, looks, imageUses, ...pictured }) => [
      [id, kind, name, label, description, idsOf(pictured)],
      imageUses.map(({ assetId, use }) => [assetId, use]),
      looks.map((look) => [look.fromShotId, look.description, idsOf(look)]),
    ]),
  )

const NONE: readonly string[] = []

/** Loads the elements of a project once for all shots. */
export function CastProvider({
  projectId,
  order = NONE,
  model = null,
  referencesMax = referencesUsual,
  children,
}: {
  projectId: string
  order?: readonly string[]
  model?: string | null
  referencesMax?: number
  children: ReactNode
}) {
  const variables = { projectId }
  const { data, refetch } = useStoryboardElementsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  // pushes carry no images, which would be too much data
  useStoryboardElementsChangedSubscription({
    variables,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data: pushed } }) => {
      if (
        pushed &&
        contentOf(pushed.storyboardChanged.elements) !== contentOf(data?.storyboard.elements ?? [])
      )
        void refetch().catch(() => undefined)
    },
  })
  const board = data?.storyboard
  const value = useMemo(
    () => ({ elements: board?.elements, order, look: board?.look ?? '', model, referencesMax }),
    [board, order, model, referencesMax],
  )
  return <CastContext value={value}>{children}</CastContext>
}
