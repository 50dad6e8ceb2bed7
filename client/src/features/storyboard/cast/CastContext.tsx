import { type ReactNode, createContext, useContext, useMemo } from 'react'
import {
  type StoryboardSetFieldsFragment,
  useStoryboardSetsChangedSubscription,
  useStoryboardSetsQuery,
} from './sets.generated'
import { MapPin, User } from 'lucide-react'
import { shotReferencesMax } from '#schema/limits'
import { useModelOffer } from '../../../entities/video/models'
import { Picture } from '../../../entities/asset/Picture'
import s from './CastBar.module.css'

/** First usable image of a character or place. */
export function Face({ set: { kind, references } }: { set: StoryboardSetFieldsFragment }) {
  const asset = references.find((reference) => reference.asset)?.asset
  const Icon = kind === 'CAST' ? User : MapPin
  return (
    <span className={s.face}>
      {asset ? <Picture asset={asset} sizes="28px" alt="" plain /> : <Icon size={14} aria-hidden />}
    </span>
  )
}

/** The characters and places of a storyboard; undefined until loaded. */
type Sets = readonly StoryboardSetFieldsFragment[] | undefined
interface Cast {
  sets: Sets
  look: string
  /** The model of the board; null if the server chooses. */
  model: string | null
}
const CastContext = createContext<Cast>({ sets: undefined, look: '', model: null })

/** The characters and places of a storyboard, updated live. */
export const useSets = (): Sets => useContext(CastContext).sets

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

type SetContent = Pick<StoryboardSetFieldsFragment, 'id' | 'kind' | 'name' | 'label' | 'description'> & {
  references: readonly { assetId: string }[]
}
const contentOf = (sets: readonly SetContent[]): string =>
  sets
    .map(({ references, ...set }) =>
      [
        set.id,
        set.kind,
        set.name,
        set.label,
        set.description,
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
  const { data, refetch } = useStoryboardSetsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  // pushes carry no images, which would be too much data
  useStoryboardSetsChangedSubscription({
    variables,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data: pushed } }) => {
      if (pushed && contentOf(pushed.storyboardChanged.sets) !== contentOf(data?.storyboard.sets ?? []))
        void refetch().catch(() => undefined)
    },
  })
  const board = data?.storyboard
  const value = useMemo(() => ({ sets: board?.sets, look: board?.look ?? '', model }), [board, model])
  return <CastContext value={value}>{children}</CastContext>
}
