import { Check, MessageSquareWarning } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { counted } from '#schema/format'
import { REVIEW_LIMITS } from '#schema/review/limits'
import { focusFirstOf } from '../../shared/lib/input/focus'
import { messageOf } from '../../shared/lib/network/errors'
import { PlainButton } from '../../shared/ui/plain/controls'
import type { GuestVersion } from '../api/guestTypes'
import s from './VerdictBar.module.css'

type Verdict = GuestVersion['verdicts'][number]

const NO_TEXT = 'Say what should change'

const Words = ({ verdict: { isApproved, text }, name }: { verdict: Verdict; name: string }) => (
  <p className={s.verdict} data-approved={isApproved || undefined}>
    {isApproved ? <Check size={16} aria-hidden /> : <MessageSquareWarning size={16} aria-hidden />}
    <span>
      <b>{`${name} ${isApproved ? 'approved this' : 'requested changes'}`}</b>
      {text && <q>{text}</q>}
    </span>
  </p>
)

interface VerdictBarProps {
  subject: Pick<GuestVersion, 'id' | 'verdicts'>
  /** Name of the subject, such as “version 2”. */
  name: string
  guestId: string
  /** The number of the guest’s open notes on it. */
  notes?: number
  mayApprove: boolean
  onGive: (verdict: { isApproved: boolean; text: string }) => Promise<void>
  announce: (text: string) => void
}

/** Verdicts on a version or first frame; guests can change their own. */
export function VerdictBar({
  subject,
  name,
  guestId,
  notes = 0,
  mayApprove,
  onGive,
  announce,
}: VerdictBarProps) {
  const barId = useId()
  const own = subject.verdicts.find(({ guest }) => guest.id === guestId)
  const others = subject.verdicts.filter((verdict) => verdict !== own)
  const [isChanging, setChanging] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const [text, setText] = useState(own?.text ?? '')
  const [busy, setBusy] = useState<'approve' | 'changes'>()
  const [problem, setProblem] = useState<string>()

  const restingView = own && !isChanging ? 'own' : 'buttons'
  const view = isWriting ? 'form' : restingView
  const lastView = useRef(view)
  useEffect(() => {
    // the focused element was removed
    if (lastView.current !== view) focusFirstOf(`[id='${barId}']`)
    lastView.current = view
  }, [view, barId])

  const give = async (isApproved: boolean) => {
    if (busy) return
    const sentence = isApproved ? '' : text.trim()
    if (!isApproved && !sentence) return setProblem(NO_TEXT)
    setBusy(isApproved ? 'approve' : 'changes')
    setProblem(undefined)
    try {
      await onGive({ isApproved, text: sentence })
      setWriting(false)
      setChanging(false)
      announce(isApproved ? `You approved ${name}` : `You requested changes to ${name}`)
    } catch (failure) {
      setProblem(messageOf(failure))
    } finally {
      setBusy(undefined)
    }
  }
  /** Who has written notes need not write them again. */
  const write = () => {
    setText((now) => now || (notes ? `See my ${notes === 1 ? 'note' : counted(notes, 'note')}` : ''))
    setWriting(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void give(false)
  }
  if (!mayApprove && !subject.verdicts.length) return null
  return (
    <section className={s.bar} id={barId} tabIndex={-1} aria-label={`Verdict on ${name}`}>
      {others.map((verdict) => (
        <Words key={verdict.guest.id} verdict={verdict} name={verdict.guest.name} />
      ))}
      {own && view === 'own' && (
        <div className={s.own}>
          <Words verdict={own} name="You" />
          {mayApprove && <PlainButton onClick={() => setChanging(true)}>Change</PlainButton>}
        </div>
      )}
      {mayApprove && view === 'buttons' && (
        <div className={s.buttons}>
          <PlainButton onClick={write} disabled={busy !== undefined}>
            Request changes
          </PlainButton>
          <PlainButton onClick={() => void give(true)} loading={busy === 'approve'}>
            <Check size={16} aria-hidden className={s.tick} />
            Approve
          </PlainButton>
        </div>
      )}
      {view === 'form' && (
        <form onSubmit={submit} noValidate>
          <label htmlFor={`${barId}-text`}>What should change?</label>
          <textarea
            id={`${barId}-text`}
            className={s.text}
            rows={3}
            autoFocus
            value={text}
            maxLength={REVIEW_LIMITS.verdictMax}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${barId}-problem` : undefined}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              event.preventDefault()
              setWriting(false)
            }}
          />
          <div className={s.buttons}>
            <PlainButton onClick={() => setWriting(false)}>Cancel</PlainButton>
            <PlainButton type="submit" loading={busy === 'changes'}>
              Request changes
            </PlainButton>
          </div>
        </form>
      )}
      {problem && (
        <p className={s.problem} id={`${barId}-problem`} role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}
