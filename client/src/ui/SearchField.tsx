import { Input } from 'antd'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'

const DEBOUNCE = 250

/** A search box that calls `onSearch` once typing has paused for a quarter of a second. */
export function SearchField({
  placeholder,
  onSearch,
  className,
}: {
  placeholder: string
  onSearch: (text: string) => void
  className?: string
}) {
  const [text, setText] = useState('')
  useEffect(() => {
    const debounce = setTimeout(() => onSearch(text.trim()), DEBOUNCE)
    return () => clearTimeout(debounce)
  }, [text, onSearch])
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
