import { type ReactNode, createContext, useContext, useMemo } from 'react'
import {
  type StoryboardElementFieldsFragment,
  useStoryboardElementsChangedSubscription,
  useStoryboardElementsQuery,
} from './elements.generated'
import { LIMITS, modelFor, shotReferencesMax } from '#schema/limits'
import { picturesByName } from '#schema/shot-elements'
import { useModelOffer } from '../../../entities/video/models'
import { Picture } from '../../../entities/asset/Picture'
import type { ShotValues } from '../shot/shotValues'
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
interface Cast {
  elements: Elements
  look: string
  /** The model of the board; null if the server chooses. */
  model: string | null
  referencesMax: number
}
const { referencesUsual } = LIMITS.storyboard
const CastContext = createContext<Cast>({
  elements: undefined,
  look: '',
  model: null,
  referencesMax: referencesUsual,
})

/** The elements of a storyboard, updated live. */
export const useElements = (): Elements => useContext(CastContext).elements

/** The look of the film. */
export const useLook = (): string => useContext(CastContext).look

export type PicturedShot = Pick<ShotValues, 'words' | 'heading' | 'dialogue' | 'references'> &
  Partial<Pick<ShotValues, 'firstFrame' | 'lastFrame'>>

/** The reference images of a take of the shot in order, what is left out, their maximum, and the take’s model. */
export function useTakeReferences(shot: PicturedShot) {
  const { elements = [], ...board } = useContext(CastContext)
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

type ElementContent = Pick<
  StoryboardElementFieldsFragment,
  'id' | 'kind' | 'name' | 'label' | 'description'
> & {
  references: readonly { assetId: string }[]
}
const contentOf = (elements: readonly ElementContent[]): string =>
  elements
    .map(({ references, ...element }) =>
      [
        element.id,
        element.kind,
        element.name,
        element.label,
        element.description,
        ...references.map(({ assetId }) => assetId),
      ].join(),
    )
    .join(';')

/** Loads the elements of a project once for all shots. */
export function CastProvider({
  projectId,
  model = null,
  referencesMax = referencesUsual,
  children,
}: {
  projectId: string
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
    () => ({ elements: board?.elements, look: board?.look ?? '', model, referencesMax }),
    [board, model, referencesMax],
  )
  return <CastContext value={value}>{children}</CastContext>
}
