import { type ReactNode, createContext, useContext, useMemo } from 'react'
import {
  type StoryboardElementFieldsFragment,
  useStoryboardElementsChangedSubscription,
  useStoryboardElementsQuery,
} from './elements.generated'
import { MapPin, User } from 'lucide-react'
import { shotReferencesMax } from '#schema/limits'
import { useModelOffer } from '../../../entities/video/models'
import { Picture } from '../../../entities/asset/Picture'
import s from './CastBar.module.css'

/** First usable image of a character or place. */
export function Face({ element: { kind, references } }: { element: StoryboardElementFieldsFragment }) {
  const asset = references.find((reference) => reference.asset)?.asset
  const Icon = kind === 'CAST' ? User : MapPin
  return (
    <span className={s.face}>
      {asset ? <Picture asset={asset} sizes="28px" alt="" plain /> : <Icon size={14} aria-hidden />}
    </span>
  )
}

/** The characters and places of a storyboard; undefined until loaded. */
type Elements = readonly StoryboardElementFieldsFragment[] | undefined
interface Cast {
  elements: Elements
  look: string
  /** The model of the board; null if the server chooses. */
  model: string | null
}
const CastContext = createContext<Cast>({ elements: undefined, look: '', model: null })

/** The characters and places of a storyboard, updated live. */
export const useElements = (): Elements => useContext(CastContext).elements

/** The look of the film. */
export const useLook = (): string => useContext(CastContext).look

/** Maximum number of reference images for a take of the shot. */
export function useReferencesMax(shot: {
  references: readonly unknown[]
  firstFrame?: unknown
  lastFrame?: unknown
}): number {
  const { model } = useContext(CastContext)
  const given = {
    references: shot.references.length,
    firstFrame: !!shot.firstFrame,
    lastFrame: !!shot.lastFrame,
  }
  return shotReferencesMax(useModelOffer(), model, given)
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

/** Loads the characters and places of a project once for all shots. */
export function CastProvider({
  projectId,
  model = null,
  children,
}: {
  projectId: string
  model?: string | null
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
  const value = useMemo(() => ({ elements: board?.elements, look: board?.look ?? '', model }), [board, model])
  return <CastContext value={value}>{children}</CastContext>
}
