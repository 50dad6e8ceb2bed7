import { useId } from 'react'
import { type CardDesign, CARD_DESIGNS } from '#schema/cards'
import { DESIGN_NAMES } from './cardNames'
import s from './Cards.module.css'

/** Text lines of each thumbnail on a 32 × 18 grid: x, y, width, and whether the line is bright. */
const LINES: Record<CardDesign, readonly [number, number, number, boolean][]> = {
  CENTRED: [
    [8, 7, 16, true],
    [11, 11, 10, false],
  ],
  PLAIN: [
    [4, 7, 14, true],
    [4, 11, 10, false],
  ],
  LOWER_LEFT: [
    [4, 11, 16, true],
    [4, 14, 10, false],
  ],
  SPLIT: [
    [3, 7, 11, true],
    [3, 11, 7, false],
  ],
  CREDIT_ROLL: [
    [9, 3, 6, false],
    [17, 3, 8, true],
    [9, 8, 6, false],
    [17, 8, 8, true],
    [9, 13, 6, false],
    [17, 13, 8, true],
  ],
}

interface CardDesignsProps {
  value: CardDesign
  onChange: (design: CardDesign) => void
}

/** Choice of a card design, with thumbnails. */
export function CardDesigns({ value, onChange }: CardDesignsProps) {
  const name = useId()
  return (
    <div className={s.designs} role="radiogroup" aria-label="Design">
      {CARD_DESIGNS.map((design) => (
        <label key={design} className={s.design}>
          <input
            type="radio"
            name={name}
            className={s.radio}
            checked={design === value}
            onChange={() => onChange(design)}
          />
          <svg viewBox="0 0 32 18" aria-hidden>
            {design === 'SPLIT' && <rect className={s.image} x={17} width={15} height={18} />}
            {LINES[design].map(([x, y, width, isBright]) => (
              <rect
                key={`${x} ${y}`}
                x={x}
                y={y}
                width={width}
                height={1.6}
                rx={0.8}
                opacity={isBright ? 1 : 0.5}
              />
            ))}
          </svg>
          <span>{DESIGN_NAMES[design]}</span>
        </label>
      ))}
    </div>
  )
}
