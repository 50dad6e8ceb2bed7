import { Select } from 'antd'
import { VIDEO_REFERENCES_MAX } from '#schema/limits'
import { useBoardChoices } from '../LookField'
import type { StoryboardChoicesFieldsFragment } from '../storyboard.generated'
import { useElements } from './CastContext'
import s from './ReferencesMax.module.css'

const OPTIONS = Array.from({ length: VIDEO_REFERENCES_MAX }, (_, at) => ({
  value: at + 1,
  label: at ? `Up to ${at + 1} images` : '1 image',
}))

/** Chooses how many images a take gets at most; empty until an element has an image. */
export function ReferencesMax({ board }: { board: StoryboardChoicesFieldsFragment }) {
  const choose = useBoardChoices(board)
  if (!useElements()?.some(({ references }) => references.length)) return null
  return (
    <label className={s.most} title="Models mix up more than three images">
      Per take
      <Select
        aria-label="Images per take"
        value={board.referencesMax}
        options={OPTIONS}
        onChange={(referencesMax) => choose({ referencesMax })}
      />
    </label>
  )
}
