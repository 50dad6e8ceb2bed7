/**
 * The tile that an arrow key leads to: the next one in the order for left and right, the nearest one of the next
 * line for up and down. Undefined for any other key, and beyond the ends.
 */
export function neighbourOf(
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
