import { Button, Input, type InputRef } from 'antd'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import s from './CopyField.module.css'

const COPIED_FOR = 2_000

/** Copies text to the clipboard; over plain http, copies the selection of the field. */
async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.select()
    return document.execCommand?.('copy') ?? false
  }
}

/** Read-only text with a copy button. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const [isCopied, setCopied] = useState(false)
  const field = useRef<InputRef>(null)
  useEffect(() => {
    if (!isCopied) return
    const over = setTimeout(() => setCopied(false), COPIED_FOR)
    return () => clearTimeout(over)
  }, [isCopied])
  return (
    <div className={s.copy}>
      <Input
        ref={field}
        readOnly
        aria-label={label}
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <Button
        autoFocus
        icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
        onClick={() => void copy(value, field.current?.input ?? null).then(setCopied)}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  )
}
