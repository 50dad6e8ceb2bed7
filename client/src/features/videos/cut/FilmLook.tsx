import { Select } from 'antd'
import { FILM_SIZES } from '#schema/limits'
import type { CutDraft } from './cut'
import s from './Bench.module.css'

/** The select value for no choice, since a select cannot hold null. */
const AUTO = 'auto'
const SIZES = [
  { value: AUTO, label: 'Auto' },
  ...FILM_SIZES.map((size) => ({ value: size as string, label: size as string })),
]
const FITS = [
  { value: 'pad', label: 'Letterbox', title: 'Fits clips of another aspect ratio, with bars' },
  {
    value: 'crop',
    label: 'Fill',
    title: 'Fills the frame with clips of another aspect ratio, cropping their edges',
  },
]

/** The size of the exported film, and how clips of another aspect ratio are fitted; saved with the cut. */
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
