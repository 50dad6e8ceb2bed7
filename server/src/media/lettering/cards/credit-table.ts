import type { CardLine } from '#schema/cards'
import { fitText, type FittedText, isRightToLeft, leadingOf } from '../text-fit.js'
import { type Align, textLines } from '../svg.js'

export interface CreditTable {
  height: number
  width: number
  draw(left: number, top: number): string
}

interface TableRoom {
  width: number
  /** Default: the height of its lines. */
  height?: number
  unit: number
  ink: string
  align: Align
  /** Roles above their names instead of beside them. */
  isStacked?: boolean
}

/** In units: text size and column gap. `STEP` is the factor by which an attempt reduces the size. */
const SIZE = 4
const STEP = 0.93
const COLUMN_GAP = 4
const ROLE_SHARE = 0.42
const ROLE_SIZE = 0.86
const LEADING = 1.3
const ROLE_INK = 0.7
const ENDLESS = 1e6

interface Row {
  role: FittedText | null
  name: FittedText
  height: number
}

/**
 * Roles and names in two columns, reduced in size until they fit. Without any roles, the names fill one column.
 */
export function creditTable(lines: readonly CardLine[], room: TableRoom): CreditTable {
  const { width, unit, ink, align, isStacked } = room
  const hasRoles = lines.some(({ role }) => role)
  const gap = COLUMN_GAP * unit
  const sideBySide = hasRoles && !isStacked
  const roleWidth = sideBySide ? (width - gap) * (align === 'middle' ? 0.5 : ROLE_SHARE) : width
  const nameWidth = sideBySide ? width - gap - roleWidth : width
  const isReversed = isRightToLeft(lines.map(({ name }) => name).join(' '))

  const rowsAt = (size: number): Row[] =>
    lines.map((line) => {
      const fit = (text: string, most: number, scale: number, weight: 'plain' | 'bold') =>
        fitText(text, {
          weight,
          width: most,
          height: ENDLESS,
          size: size * scale,
          leading: leadingOf(text, LEADING),
        })
      const role = line.role ? fit(line.role, roleWidth, ROLE_SIZE, 'plain') : null
      const isAlone = sideBySide && !role && align === 'middle'
      const name = fit(line.name, isAlone ? width : nameWidth, 1, 'bold')
      const roleHeight = role?.height ?? 0
      const height = isStacked ? roleHeight + name.height : Math.max(roleHeight, name.height)
      return { role, name, height }
    })
  const between = (size: number) => size * (isStacked ? 0.7 : 0.32)
  const heightOf = (rows: readonly Row[], size: number) =>
    rows.reduce((sum, row) => sum + row.height, 0) + between(size) * (rows.length - 1)

  let size = SIZE * unit
  let rows = rowsAt(size)
  while (room.height !== undefined && heightOf(rows, size) > room.height && size > unit * 0.5) {
    size *= STEP
    rows = rowsAt(size)
  }

  const columns = (left: number) => {
    const first = { left, width: roleWidth }
    const second = { left: left + roleWidth + gap, width: nameWidth }
    if (!sideBySide) return { roles: { left, width }, names: { left, width } }
    return isReversed
      ? {
          roles: { left: left + nameWidth + gap, width: roleWidth },
          names: { left, width: nameWidth },
        }
      : { roles: first, names: second }
  }
  // roles beside centred names end where the names begin, whatever the text direction
  const facing = (text: string, isRole: boolean): Align => {
    if (!sideBySide) return align
    const towardsStart = isRightToLeft(text) === isReversed
    const wanted: Align = isRole && align === 'middle' ? 'end' : 'start'
    if (towardsStart) return wanted
    return wanted === 'end' ? 'start' : 'end'
  }

  return {
    height: heightOf(rows, size),
    width,
    draw: (left, top) => {
      const { roles, names } = columns(left)
      let y = top
      return rows
        .map(({ role, name, height }, at) => {
          const isAlone = sideBySide && !role && align === 'middle'
          const roleTop = y
          const nameTop = isStacked && role ? y + role.height : y
          // both on one baseline
          const shift = role && !isStacked ? baselineOf(name) - baselineOf(role) : 0
          y += height + between(size)
          const { role: roleText, name: nameText } = lines[at]
          return [
            role
              ? textLines(role, roles, {
                  top: roleTop + shift,
                  align: facing(roleText, true),
                  weight: 'plain',
                  ink,
                  opacity: ROLE_INK,
                })
              : '',
            textLines(name, isAlone ? { left, width } : names, {
              top: nameTop,
              align: isAlone ? 'middle' : facing(nameText, false),
              weight: 'bold',
              ink,
            }),
          ].join('')
        })
        .join('')
    },
  }
}

const baselineOf = ({ lineHeight, size }: FittedText): number => (lineHeight - size) / 2 + size * 0.82
