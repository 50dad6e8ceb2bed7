import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { REVIEW_LIMITS } from '#schema/review/limits'
import { localStore } from '../../shared/lib/browserStorage'
import { codeOf, issuesOf, messageOf } from '../../shared/lib/network/errors'
import { graphqlFetch } from '../../shared/lib/network/graphqlFetch'
import { EmptyState } from '../../shared/ui/EmptyState'
import { LoadingLogo, Logo } from '../../shared/ui/Logo'
import { StorageNotice } from '../../shared/ui/StorageNotice'
import { Field, Notice, PasswordField, PlainButton } from '../../shared/ui/plain/controls'
import { scene } from '../../shared/ui/scenery/scene'
import { OpenReviewDocument, ReviewEntryDocument } from '../api/guest.generated'
import { linkKey } from '../api/linkKey'
import { DeadLink } from './DeadLink'
import s from './EntryScreen.module.css'

const NAME_KEY = 'review-name'
const NO_NAME = 'Enter your name'
const NO_PASSWORD = 'Enter the password'

/** The name entered for an earlier link, or empty. */
const usualName = (): string => localStore.getItem(NAME_KEY) ?? ''

type Entry = { needsPassword: boolean; name: string | null }

interface EntryScreenProps {
  token: string
  onOpen: (session: string) => void
}

/** Asks for a name, and for the link’s password if it has one. */
export function EntryScreen({ token, onOpen }: EntryScreenProps) {
  const [entry, setEntry] = useState<Entry>()
  const [failure, setFailure] = useState<unknown>()
  const load = useCallback(async () => {
    try {
      setFailure(undefined)
      setEntry((await graphqlFetch(ReviewEntryDocument, { token })).reviewEntry)
    } catch (caught) {
      setFailure(caught)
    }
  }, [token])
  useEffect(() => void load(), [load])
  if (codeOf(failure) === 'NOT_FOUND') return <DeadLink />
  if (failure)
    return (
      <main>
        <EmptyState
          alone
          broken
          heading="h1"
          title="The review could not be opened"
          text={messageOf(failure)}
          onRetry={() => void load()}
        />
      </main>
    )
  return (
    <div className={s.page}>
      <div className={s.film} aria-hidden>
        <img src={scene('light', 1440, 900, 3)} alt="" />
      </div>
      <main className={s.card}>
        <div>
          <Logo height={22} />
          <StorageNotice storageKey={linkKey(token)}>After a reload, enter your name again.</StorageNotice>
        </div>
        {entry ? (
          <EntryForm entry={entry} token={token} onOpen={onOpen} onGone={setFailure} />
        ) : (
          <LoadingLogo text="Opening the review" />
        )}
      </main>
    </div>
  )
}

interface EntryFormProps extends EntryScreenProps {
  entry: Entry
  /** Called if the link has ended. */
  onGone: (failure: unknown) => void
}

function EntryForm({ entry: { needsPassword, name: title }, token, onOpen, onGone }: EntryFormProps) {
  const [name, setName] = useState(usualName)
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<{ name?: string; password?: string; other?: string }>({})
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    try {
      const input = { token, name: name.trim(), password: needsPassword ? password : null }
      const { openReview } = await graphqlFetch(OpenReviewDocument, { input })
      localStore.setItem(NAME_KEY, name.trim())
      onOpen(openReview.session)
    } catch (caught) {
      setOpening(false)
      if (codeOf(caught) === 'NOT_FOUND') return onGone(caught)
      const fields = Object.fromEntries(issuesOf(caught).map(({ path, message }) => [path.at(-1), message]))
      setProblems(fields.name || fields.password ? fields : { other: messageOf(caught) })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isOpening) return
    const missing = {
      name: name.trim() ? undefined : NO_NAME,
      password: needsPassword && !password ? NO_PASSWORD : undefined,
    }
    setProblems(missing)
    if (!missing.name && !missing.password) void open()
  }
  return (
    <form className={s.form} noValidate onSubmit={submit}>
      <h1>{title ?? 'You are invited to a review'}</h1>
      <p className={s.intro}>
        {needsPassword
          ? 'Enter your name and the password that you received.'
          : 'Enter your name to watch and leave notes. You need no account.'}
      </p>
      {problems.other && <Notice kind="error" title={problems.other} />}
      <Field
        id="guest-name"
        label="Your name"
        value={name}
        maxLength={REVIEW_LIMITS.guestNameMax}
        autoComplete="name"
        autoFocus
        problem={problems.name}
        onChange={({ target }) => setName(target.value)}
      />
      {needsPassword && (
        <PasswordField
          id="review-password"
          label="Password"
          value={password}
          maxLength={REVIEW_LIMITS.passwordMax}
          autoComplete="off"
          problem={problems.password}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      <PlainButton kind="primary" type="submit" loading={isOpening}>
        Open review
      </PlainButton>
      <p className={s.notice}>Your name is shown with your notes to everyone in this review.</p>
    </form>
  )
}
