import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { frameRateOf } from '#schema/cut-item'
import type { LowerThirdRow } from '#schema/cut/document'
import { type LowerThirdFields, lowerThirdFieldsOf } from '#schema/lower-third'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import { toast } from '../../../shared/lib/toast'
import { newId } from '../../../shared/lib/uuid'
import type { Cut } from '../state/useCut'
import { addLowerThird, editLowerThird, removeLowerThird } from './lowerThirdChanges'
import { type FrameRange, newRange } from './ranges'

const LowerThirdDialog = lazyComponent(async () => (await import('./LowerThirdDialog')).LowerThirdDialog)

interface LowerThirdsOfCut {
  lowerThirds: readonly LowerThirdRow[]
  open: (id: string) => void
  /** Adds a lower third to an item, starting at this second of the item. */
  add: (itemId: string, seconds: number) => void
  move: (lowerThird: LowerThirdRow, range: FrameRange) => void
}

const Context = createContext<LowerThirdsOfCut>({
  lowerThirds: [],
  open: () => {},
  add: () => {},
  move: () => {},
})

/** The lower thirds of the surrounding cut. */
export const useLowerThirdsOfCut = () => use(Context)

const DEFAULTS = { title: '', subtitle: '', style: 'BAR', position: 'BOTTOM_LEFT', fadeFrames: 6 } as const

interface LowerThirdsProps {
  projectId: string
  cut: Pick<Cut, 'document' | 'draft' | 'edits' | 'items'>
  children: ReactNode
}

/** Provides the lower thirds of a cut, and the dialog that adds and edits them. */
export function LowerThirds({ projectId, cut, children }: LowerThirdsProps) {
  const { draft: film, edits, items } = cut
  const { lowerThirds } = cut.document
  // the value when the dialog opened: only fields changed since then are saved
  const [opened, setOpened] = useState<LowerThirdRow | null>(null)
  const [draft, setDraft] = useState<LowerThirdFields | null>(null)
  const item = items.find(({ id }) => id === (opened ?? draft)?.itemId)
  const value = useMemo(
    (): LowerThirdsOfCut => ({
      lowerThirds,
      open: (id) => setOpened(lowerThirds.find((row) => row.id === id) ?? null),
      add: (itemId, seconds) => {
        const clip = items.find(({ id }) => id === itemId)
        if (!clip) return
        const at = clip.inFrame + Math.round(Math.max(0, seconds) * frameRateOf(clip.video) * clip.speed)
        setDraft({ ...DEFAULTS, itemId, ...newRange(clip, at) })
      },
      move: ({ id }, range) => edits.change(editLowerThird(id, range)),
    }),
    [lowerThirds, items, edits],
  )
  const remove = (row: LowerThirdRow) => {
    edits.change(removeLowerThird(row.id))
    toast.success('Lower third removed', { label: 'Undo', run: () => edits.change(addLowerThird(row)) })
  }
  const close = () => {
    setOpened(null)
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
          isCropped={film.fit === 'CROP'}
          onSave={async (changed) => {
            if (!opened) await edits.submit({ addLowerThird: { id: newId(), ...draft!, ...changed } })
            else if (Object.keys(changed).length)
              await edits.submit({ editLowerThird: { id: opened.id, revision: opened.revision, ...changed } })
          }}
          onRemove={opened ? async () => remove(opened) : undefined}
          onClose={close}
        />
      )}
    </Context>
  )
}
