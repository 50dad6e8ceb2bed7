import { LIMITS } from '#schema/limits'
import { WordsField } from '../cast/WordsField'
import s from './ShotFields.module.css'
import { picturesByName, picturesLeftOut, unknownName } from '#schema/shot-elements'
import { useSets } from '../cast/CastContext'
import wordsFieldStyles from '../cast/WordsField.module.css'

interface NamesToldProps {
  words: string
  /** Its own reference images. */
  own: readonly { assetId: string }[]
}

const most = LIMITS.prompt.referencesMax

/** The images that the names in a shot add, and the unknown names. */
export function NameSummary({ words, own }: NamesToldProps) {
  const sets = useSets()
  if (!sets || !words.includes('@')) return null
  const usable = sets.map(({ kind, name, references }) => ({ kind, name, pictures: references }))
  const { pictures, unknown, leftOut } = picturesByName({ words, own }, usable, most)
  const brought = pictures.length - own.length
  if (!brought && !unknown.length && !leftOut.length) return null
  return (
    <p className={wordsFieldStyles.told} role="status">
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
    </p>
  )
}

const { wordsMax } = LIMITS.storyboard
/** Length from which the counter is shown. */
const COUNTER_FROM = wordsMax - 200

interface ShotWordsProps {
  number: number
  words: string
  /** Its own reference images. */
  references: readonly { assetId: string }[]
  onChange: (words: string) => void
  onLeave: () => void
}

/** What happens in a shot. */
export const ShotWords = ({ number, words, references, onChange, onLeave }: ShotWordsProps) => (
  <>
    <WordsField
      className={s.words}
      data-words=""
      rows={3}
      aria-label={`What happens in shot ${number}`}
      placeholder="What happens"
      value={words}
      onChange={onChange}
      onBlur={onLeave}
    />
    <NameSummary words={words} own={references} />
    {words.length > COUNTER_FROM && (
      <span className={`mono ${s.counter}`} data-over={words.trim().length > wordsMax || undefined}>
        {words.trim().length}/{wordsMax}
      </span>
    )}
  </>
)
