import { Button, type ButtonProps } from 'antd'
import type { MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router-dom'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link that looks like a button: one element, which opens in a new tab too. */
export function LinkButton({ to, ...props }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  const navigate = useNavigate()
  return (
    <Button
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        void navigate(to)
      }}
    />
  )
}
