import { LIMITS } from '#schema/limits'
import { NamesTold } from './cast/NamesTold'
import { WordsField } from './cast/WordsField'
import s from './ShotFields.module.css'

const { wordsMax } = LIMITS.storyboard
/** From this length on, the counter is shown. */
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
    <NamesTold words={words} own={references} />
    {words.length > COUNTER_FROM && (
      <span className={`mono ${s.counter}`} data-over={words.trim().length > wordsMax || undefined}>
        {words.trim().length}/{wordsMax}
      </span>
    )}
  </>
)
