import { LoaderCircle, CircleCheck, CircleX, Info, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import s from './plain.module.css'

interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  id: string
  label: string
  /** Validation error. */
  problem?: string
  hint?: string
}

/** Labelled text field for pages without antd. */
export function Field({
  id,
  label,
  problem,
  hint,
  children,
  ...props
}: FieldProps & { children?: ReactNode }) {
  const words = problem || hint
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      <div className={s.frame} data-wrong={problem ? true : undefined}>
        <input
          {...props}
          className={s.input}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={words ? `${id}-words` : undefined}
        />
        {children}
      </div>
      {words && (
        <p className={problem ? s.problem : s.hint} id={`${id}-words`} aria-live="polite">
          {words}
        </p>
      )}
    </div>
  )
}

/** Password field with a button to show it. */
export function PasswordField(props: FieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? Eye : EyeOff
  return (
    <Field {...props} type={isShown ? 'text' : 'password'}>
      <button
        className={s.reveal}
        type="button"
        aria-label={isShown ? 'Hide what is typed' : 'Show what is typed'}
        onClick={() => setShown(!isShown)}
      >
        <Icon size={16} aria-hidden />
      </button>
    </Field>
  )
}

interface NoticeProps {
  kind: 'error' | 'success' | 'info'
  title: string
  text?: string
  /** Next step, such as a link. */
  children?: ReactNode
}

const icons = { error: CircleX, success: CircleCheck, info: Info }

/** Result of an action above a form, announced to screen readers. */
export function Notice({ kind, title, text, children }: NoticeProps) {
  const Icon = icons[kind]
  return (
    <div
      className={s.notice}
      data-kind={kind}
      data-described={text ? true : undefined}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon size={text ? 22 : 18} aria-hidden />
      <div>
        <b>{title}</b>
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  )
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  kind?: 'primary' | 'secondary' | 'link'
  /** Whether the action is running. */
  loading?: boolean
}

/** Button for pages without antd that looks like antd’s. */
export const PlainButton = ({ kind = 'secondary', loading = false, children, ...props }: ButtonProps) => (
  <button type="button" {...props} className={s.button} data-kind={kind} aria-busy={loading || undefined}>
    {loading && <LoaderCircle className={s.turning} size={16} aria-hidden />}
    {children}
  </button>
)
