import { Input, Button } from 'antd'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { focusFirstOf } from '../../lib/input/focus'

/** Button that clears a search without results, and focuses the search field. */
export function ClearSearch({ onClick }: { onClick: () => void }) {
  useEffect(() => () => focusFirstOf('[role=search] input', 'input[type=search]'), [])
  return <Button onClick={onClick}>Clear search</Button>
}

const DEBOUNCE = 250

/** Search field that calls `onSearch` a quarter of a second after typing. Follows changes of `value`, such as by Back. */
export function SearchField({
  placeholder,
  value = '',
  onSearch,
  className,
}: {
  placeholder: string
  value?: string
  onSearch: (text: string) => void
  className?: string
}) {
  const [text, setText] = useState(value)
  const lastSearch = useRef(value)
  useEffect(() => {
    if (value === lastSearch.current) return
    lastSearch.current = value
    setText(value)
  }, [value])
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    const debounce = setTimeout(() => {
      lastSearch.current = text.trim()
      search(lastSearch.current)
    }, DEBOUNCE)
    return () => clearTimeout(debounce)
  }, [text])
  return (
    <Input
      type="search"
      className={className}
      allowClear
      prefix={<Search size={16} />}
      placeholder={placeholder}
      aria-label={placeholder}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
