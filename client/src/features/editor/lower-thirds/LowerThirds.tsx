import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { frameRateOf } from '#schema/cut-item'
import { type LowerThirdFields, lowerThirdFieldsOf } from '#schema/lower-third'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import { messageOf } from '../../../shared/lib/network/errors'
import { toast } from '../../../shared/lib/toast'
import type { ShownItem } from '../state/cut'
import type { LowerThirdFieldsFragment } from './lowerThirds.generated'
import { type FrameRange, newRange } from './ranges'
import { useLowerThirds } from './useLowerThirds'

const LowerThirdDialog = lazyComponent(async () => (await import('./LowerThirdDialog')).LowerThirdDialog)

interface LowerThirdsOfCut {
  lowerThirds: readonly LowerThirdFieldsFragment[]
  open: (id: string) => void
  /** Adds one to an item, from this second of it on. */
  add: (itemId: string, seconds: number) => void
  move: (lowerThird: LowerThirdFieldsFragment, range: FrameRange) => void
}

const Context = createContext<LowerThirdsOfCut>({
  lowerThirds: [],
  open: () => {},
  add: () => {},
  move: () => {},
})

/** The lower thirds of the cut around. */
export const useLowerThirdsOfCut = () => use(Context)

const USUAL = { title: '', subtitle: '', style: 'BAR', position: 'BOTTOM_LEFT', fadeFrames: 6 } as const

interface LowerThirdsProps {
  projectId: string
  items: readonly ShownItem[]
  isCropped: boolean
  children: ReactNode
}

/** Gives a cut its lower thirds, and the dialog that adds and changes them. */
export function LowerThirds({ projectId, items, isCropped, children }: LowerThirdsProps) {
  const { lowerThirds, add, change, remove } = useLowerThirds(projectId)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const [draft, setDraft] = useState<LowerThirdFields | null>(null)
  const opened = lowerThirds.find(({ id }) => id === openedId)
  const item = items.find(({ id }) => id === (opened ?? draft)?.itemId)
  const value = useMemo(
    (): LowerThirdsOfCut => ({
      lowerThirds,
      open: setOpenedId,
      add: (itemId, seconds) => {
        const clip = items.find(({ id }) => id === itemId)
        if (!clip) return
        const at = clip.inFrame + Math.round(Math.max(0, seconds) * frameRateOf(clip.video) * clip.speed)
        setDraft({ ...USUAL, itemId, ...newRange(clip, at) })
      },
      move: (lowerThird, range) =>
        void change(lowerThird, range).catch((error: unknown) => toast.error(messageOf(error))),
    }),
    [lowerThirds, items, change],
  )
  const close = () => {
    setOpenedId(null)
    setDraft(null)
  }
  return (
    <Context value={value}>
      {children}
      {item && (opened ?? draft) && (
        <LowerThirdDialog
          key={opened?.id}
          open
          projectId={projectId}
          item={item}
          lowerThird={opened ? lowerThirdFieldsOf(opened) : draft!}
          isCropped={isCropped}
          onSave={(fields) => (opened ? change(opened, fields) : add(fields))}
          onRemove={opened && (() => remove(opened))}
          onClose={close}
        />
      )}
    </Context>
  )
}
