import { Select } from 'antd'
import { FILM_SIZES } from '#schema/limits'
import type { CutDraft } from './cut'
import s from './Bench.module.css'

/** Stands for no choice: a select has no room for null. */
const AUTO = 'auto'
const SIZES = [
  { value: AUTO, label: 'Auto' },
  ...FILM_SIZES.map((size) => ({ value: size as string, label: size as string })),
]
const FITS = [
  { value: 'pad', label: 'Letterbox', title: 'Shows all of a clip of another shape, with bars' },
  {
    value: 'crop',
    label: 'Fill',
    title: 'Fills the picture with a clip of another shape, its edges cut off',
  },
]

/** The size of the film that is exported, and how clips of another shape join it; kept with the cut. */
export const FilmLook = ({ draft, onChange }: { draft: CutDraft; onChange: (draft: CutDraft) => void }) => (
  <div className={s.look}>
    <Select
      aria-label="Export size"
      prefix="Size"
      popupMatchSelectWidth={false}
      value={draft.size ?? AUTO}
      options={SIZES}
      onChange={(size) => onChange({ ...draft, size: size === AUTO ? null : size })}
    />
    <Select
      aria-label="Clips of another shape"
      popupMatchSelectWidth={false}
      value={draft.fit}
      options={FITS}
      onChange={(fit) => onChange({ ...draft, fit })}
    />
  </div>
)
