import { Star } from 'lucide-react'
import { useState } from 'react'
import { type Transition, transitionName } from '#schema/limits'
import { Miniature } from './Miniature'
import s from './Transitions.module.css'

interface TileProps {
  transition: Transition | ''
  isChosen: boolean
  isTabStop: boolean
  isFavourite: boolean
  onChoose: () => void
  onActive: () => void
  /** Undefined if favourites are not possible. */
  onFavourite?: () => void
}

/** A selectable transition; its thumbnail is animated on hover and focus. */
export function Tile({
  transition,
  isChosen,
  isTabStop,
  isFavourite,
  onChoose,
  onActive,
  onFavourite,
}: TileProps) {
  const [isMoving, setMoving] = useState(false)
  const label = transition ? `${transition} transition` : 'No transition'
  const tabIndex = isTabStop ? 0 : -1
  return (
    <div
      className={s.tile}
      onPointerEnter={() => setMoving(true)}
      onPointerLeave={() => setMoving(false)}
      onFocus={() => setMoving(true)}
      onBlur={() => setMoving(false)}
    >
      <button
        type="button"
        className={s.choice}
        title={label}
        aria-pressed={isChosen}
        tabIndex={tabIndex}
        data-tile=""
        onFocus={onActive}
        onClick={onChoose}
      >
        <Miniature transition={transition} isMoving={isMoving} />
        <span>{transition ? transitionName(transition) : label}</span>
        {transition && <small>{label}</small>}
      </button>
      {onFavourite && (
        <button
          type="button"
          className={s.star}
          aria-label={`Favourite: ${transitionName(transition)}`}
          aria-pressed={isFavourite}
          tabIndex={tabIndex}
          onClick={onFavourite}
        >
          <Star size={14} fill={isFavourite ? 'currentColor' : 'none'} aria-hidden />
        </button>
      )}
    </div>
  )
}
