import { LIMITS } from '#schema/limits'
import { picturesByName, picturesLeftOut, unknownName } from '#schema/named-sets'
import { useSets } from './CastContext'
import s from './WordsField.module.css'

interface NamesToldProps {
  words: string
  /** Its own reference images. */
  own: readonly { assetId: string }[]
}

const most = LIMITS.prompt.referencesMax

/** What the names in the words of a shot bring along, and which of them there are not. */
export function NamesTold({ words, own }: NamesToldProps) {
  const sets = useSets()
  if (!sets || !words.includes('@')) return null
  const usable = sets.map(({ name, references }) => ({ name, pictures: references }))
  const { pictures, unknown, leftOut } = picturesByName({ words, own }, usable, most)
  const brought = pictures.length - own.length
  if (!brought && !unknown.length && !leftOut.length) return null
  return (
    <p className={s.told} role="status">
      {brought > 0 && (
        <span>{brought === 1 ? 'Brings 1 picture along' : `Brings ${brought} pictures along`}</span>
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
