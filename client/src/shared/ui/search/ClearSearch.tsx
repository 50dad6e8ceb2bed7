import { Button } from 'antd'
import { useEffect } from 'react'
import { focusInstead } from '../../lib/input/focus'

/** The way out of a search that finds nothing. The focus goes on to the search once the button is gone. */
export function ClearSearch({ onClick }: { onClick: () => void }) {
  useEffect(() => () => focusInstead('[role=search] input', 'input[type=search]'), [])
  return <Button onClick={onClick}>Clear search</Button>
}
