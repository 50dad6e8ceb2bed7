import { type ReactNode, createContext, useContext } from 'react'
import {
  type StoryboardSetFieldsFragment,
  useStoryboardSetsChangedSubscription,
  useStoryboardSetsQuery,
} from './sets.generated'
import { MapPin, User } from 'lucide-react'
import { Picture } from '../../../entities/asset/Picture'
import s from './CastBar.module.css'

/** The image of a cast member or place: its first usable one. */
export function Face({ set: { kind, references } }: { set: StoryboardSetFieldsFragment }) {
  const asset = references.find((reference) => reference.asset)?.asset
  const Icon = kind === 'CAST' ? User : MapPin
  return (
    <span className={s.face}>
      {asset ? <Picture asset={asset} sizes="28px" alt="" plain /> : <Icon size={14} aria-hidden />}
    </span>
  )
}

/** The cast and places of a storyboard; undefined until loaded. */
type Sets = readonly StoryboardSetFieldsFragment[] | undefined
const CastContext = createContext<Sets>(undefined)

/** The cast and places of a storyboard, updated live. */
export const useSets = (): Sets => useContext(CastContext)

type SetContent = Pick<StoryboardSetFieldsFragment, 'id' | 'kind' | 'name'> & {
  references: readonly { assetId: string }[]
}
const contentOf = (sets: readonly SetContent[]): string =>
  sets
    .map(({ id, kind, name, references }) =>
      [id, kind, name, ...references.map(({ assetId }) => assetId)].join(),
    )
    .join(';')

/** Loads the cast and places of a project once for all shots. */
export function CastProvider({ projectId, children }: { projectId: string; children: ReactNode }) {
  const variables = { projectId }
  const { data, refetch } = useStoryboardSetsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  // pushes only say that something changed; the images would be too much to push on each change
  useStoryboardSetsChangedSubscription({
    variables,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data: pushed } }) => {
      if (pushed && contentOf(pushed.storyboardChanged.sets) !== contentOf(data?.storyboard.sets ?? []))
        void refetch().catch(() => undefined)
    },
  })
  return <CastContext value={data?.storyboard.sets}>{children}</CastContext>
}
