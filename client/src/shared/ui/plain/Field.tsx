import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import s from './plain.module.css'

interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  id: string
  label: string
  /** What is wrong with the value. */
  problem?: string
  hint?: string
}

/** A labelled text field for pages that open before the rest of the app is loaded. */
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

/** A field for a password, with a button that shows it. */
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
