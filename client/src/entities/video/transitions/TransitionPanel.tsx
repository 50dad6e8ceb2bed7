import { Button, Input } from 'antd'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { isTransition, type Transition, transitionName } from '#schema/limits'
import { searchGroups, type TransitionGroup } from './groups'
import { Tile } from './Tile'
import s from './Transitions.module.css'
import { useLiked } from './useLiked'

/**
 * The tile that an arrow key leads to: the next one in order for left and right, the nearest in the adjacent line for up and
 * down. Undefined for other keys, and beyond the ends.
 */
function neighbourOf(
  tiles: readonly HTMLElement[],
  from: Element | null,
  key: string,
): HTMLElement | undefined {
  const at = tiles.findIndex((tile) => tile === from)
  if (at < 0) return undefined
  if (key === 'ArrowRight') return tiles[at + 1]
  if (key === 'ArrowLeft') return tiles[at - 1]
  if (key === 'Home') return tiles[0]
  if (key === 'End') return tiles.at(-1)
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const here = tiles[at]!.getBoundingClientRect()
  const direction = key === 'ArrowDown' ? 1 : -1
  const beyond = tiles.flatMap((tile) => {
    const { top, left } = tile.getBoundingClientRect()
    const down = (top - here.top) * direction
    return down > 1 ? [{ tile, far: down * 1_000 + Math.abs(left - here.left) }] : []
  })
  return beyond.toSorted((one, other) => one.far - other.far)[0]?.tile
}

interface TransitionPanelProps {
  /** Accessible name, such as “Transition from 1 to 2”. */
  label: string
  /** Whether to focus the search field on opening, rather than the panel. */
  focusesSearch: boolean
  search: string
  onSearch: (search: string) => void
  /** Key of a transition, or an empty string for a plain cut. */
  value: string
  onChoose: (key: string) => void
  /** Applies the selection to all gaps; undefined if there is only one. */
  onApplyToAll?: () => void
}

/** All transitions in groups with animated thumbnails, favourites and recent ones first. */
export function TransitionPanel({
  label,
  focusesSearch,
  search,
  onSearch,
  value,
  onChoose,
  onApplyToAll,
}: TransitionPanelProps) {
  const { favourites, recent, toggleFavourite } = useLiked()
  const [activeId, setActiveId] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const field = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // in the next frame, when the popover is mounted
    const frame = requestAnimationFrame(() => {
      const target = focusesSearch ? document.getElementById(field) : panel.current
      target?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [field, focusesSearch])

  const own: TransitionGroup[] = [
    { name: 'Favourites', keys: favourites },
    { name: 'Recently used', keys: recent },
  ]
  const isSearching = search.trim() !== ''
  const found = searchGroups(search)
  const groups = isSearching ? found : [...own.filter(({ keys }) => keys.length), ...found]
  const onKeyDown = (event: KeyboardEvent) => {
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])]
    const isInField = event.target instanceof HTMLInputElement
    if (isInField && event.key !== 'ArrowDown') return
    const next = isInField ? tiles[0] : neighbourOf(tiles, document.activeElement, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const tileOf = (group: string, key: Transition | '') => {
    const id = `${group} ${key}`
    return (
      <Tile
        key={id}
        transition={key}
        isChosen={key === value}
        isTabStop={activeId ? id === activeId : id === firstId}
        isFavourite={key !== '' && favourites.includes(key)}
        onChoose={() => onChoose(key)}
        onActive={() => setActiveId(id)}
        onFavourite={key ? () => toggleFavourite(key) : undefined}
      />
    )
  }
  const firstId = isSearching ? `${found[0]?.name} ${found[0]?.keys[0]}` : 'none '
  const chosen = isTransition(value) ? transitionName(value) : 'No transition'
  return (
    <div ref={panel} className={s.panel} role="dialog" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      <Input
        id={field}
        allowClear
        aria-label="Search transitions"
        placeholder="Search transitions"
        prefix={<Search size={16} aria-hidden />}
        value={search}
        onChange={({ target }) => {
          setActiveId('')
          onSearch(target.value)
        }}
      />
      <div className={s.groups} ref={list}>
        {!isSearching && <div className={s.tiles}>{tileOf('none', '')}</div>}
        {groups.map(({ name, keys }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <div className={s.tiles}>{keys.map((key) => tileOf(name, key))}</div>
          </section>
        ))}
        {!groups.length && (
          <p className={s.nothing} role="status">
            No transition has “{search.trim()}” in its name.
          </p>
        )}
      </div>
      <footer>
        <span className="meta truncate">{chosen}</span>
        <Button disabled={!onApplyToAll} onClick={onApplyToAll}>
          Apply to all
        </Button>
      </footer>
    </div>
  )
}
