import { LIMITS } from '#schema/limits'
import { WordsField } from '../cast/WordsField'
import s from './ShotFields.module.css'
import { namesIn } from '#schema/named-elements'
import { elementsIn, picturesLeftOut, unknownName } from '#schema/shot-elements'
import { Face, type PicturedShot, useElementsIn, useTakeReferences } from '../cast/CastContext'
import type { ShotValues } from './shotValues'
import wordsFieldStyles from '../cast/WordsField.module.css'

/** The elements named in a shot, the number of images they add, and unknown names. */
export function NameSummary({ shot }: { shot: PicturedShot }) {
  const elements = useElementsIn(shot)
  const { pictures, unknown, leftOut, most } = useTakeReferences(shot)
  // reserves the height of a row of names, so that loading does not shift the layout
  if (!elements)
    return namesIn(shot.words).length ? <div className={wordsFieldStyles.told} data-waiting /> : null
  const found = elementsIn(shot, elements)
  const brought = pictures.length - shot.references.length
  if (!found.length && !unknown.length) return null
  return (
    <div className={wordsFieldStyles.told} role="status">
      {found.map((element) => (
        <span key={element.id} className={wordsFieldStyles.chip}>
          <Face element={element} /> {element.label || element.name}
        </span>
      ))}
      {brought > 0 && (
        <span>{brought === 1 ? 'Uses 1 reference image' : `Uses ${brought} reference images`}</span>
      )}
      {leftOut.map((left) => (
        <span key={left.name}>{picturesLeftOut(left, most)}</span>
      ))}
      {unknown.map((name) => (
        <span key={name} data-unknown="">
          {unknownName(name)}
        </span>
      ))}
    </div>
  )
}

const { wordsMax } = LIMITS.storyboard
/** Length from which the counter is shown. */
const COUNTER_FROM = wordsMax - 200

interface ShotWordsProps {
  number: number
  values: ShotValues
  onChange: (words: string) => void
  onLeave: () => void
}

/** Field for the text of a shot. */
export const ShotWords = ({ number, values, onChange, onLeave }: ShotWordsProps) => (
  <>
    <WordsField
      className={s.words}
      data-words=""
      rows={3}
      aria-label={`What happens in shot ${number}`}
      placeholder="What happens"
      value={values.words}
      onChange={onChange}
      onBlur={onLeave}
    />
    <NameSummary shot={{ ...values, number }} />
    {values.words.length > COUNTER_FROM && (
      <span className={`mono ${s.counter}`} data-over={values.words.trim().length > wordsMax || undefined}>
        {values.words.trim().length}/{wordsMax}
      </span>
    )}
  </>
)
