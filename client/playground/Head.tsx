import { type FormEvent, useRef, useState } from 'react'
import type { Session } from './Playground'
import { type Answer, send } from './transport'

const SIGN_IN = 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { token user { username } } }'
const SIGN_OUT = 'mutation SignOut { signOut }'

interface HeadProps {
  session: Session | null
  onAnswer: (answer: Answer) => void
  onSignOut: () => void
}

/** The header: logo, links and the signed-in user. */
export function Head({ session, onAnswer, onSignOut }: HeadProps) {
  const signOut = async (token: string) => {
    onSignOut()
    await send(
      { query: SIGN_OUT, operationName: 'SignOut' },
      { headers: { authorization: `Bearer ${token}` } },
    ).catch(() => undefined)
  }
  return (
    <header className="head">
      <a className="home" href="/" aria-label="Cutroom">
        <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
          <path
            fill="#f1efeb"
            fillRule="evenodd"
            d="M4.5 8H17L10.9 28H4.5A2.5 2.5 0 0 1 2 25.5v-15A2.5 2.5 0 0 1 4.5 8ZM5.5 11.5v4h4v-4ZM5.5 20.5v4h4v-4Z"
          />
          <path
            fill="#ff8b4d"
            fillRule="evenodd"
            d="M21.1 4h6.4A2.5 2.5 0 0 1 30 6.5v15a2.5 2.5 0 0 1-2.5 2.5H15ZM22.5 7.5v4h4v-4ZM22.5 16.5v4h4v-4Z"
          />
        </svg>
        <strong>Cutroom</strong>
      </a>
      <h1 className="place">GraphQL</h1>
      <nav aria-label="Elsewhere">
        <a href="/api/v1/docs">REST API</a>
        <a href="/">Open the app</a>
      </nav>
      {session ? (
        <div className="who">
          <span>
            Signed in as <strong>{session.username}</strong>
          </span>
          <button type="button" className="button" onClick={() => void signOut(session.token)}>
            Sign out
          </button>
        </div>
      ) : (
        <SignIn onAnswer={onAnswer} />
      )}
    </header>
  )
}

function SignIn({ onAnswer }: { onAnswer: (answer: Answer) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    setFault('')
    try {
      const answer = await send({ query: SIGN_IN, operationName: 'SignIn', variables: { input } }, {})
      setFault(answer.errors?.[0]?.message ?? '')
      onAnswer(answer) // a session takes this dialog's place
    } catch {
      setFault('The server cannot be reached.')
    }
    setBusy(false)
  }
  return (
    <>
      <button type="button" className="button primary" onClick={() => dialog.current?.showModal()}>
        Sign in
      </button>
      <dialog ref={dialog} className="sign-in" aria-labelledby="sign-in-title">
        <form onSubmit={(event) => void submit(event)}>
          <h2 id="sign-in-title">Sign in</h2>
          <p>For this page alone, until it is closed. The app stays as it is.</p>
          <label>
            Email or username
            <input name="identifier" autoComplete="username" required />
          </label>
          <label>
            Password
            <input name="password" type="password" autoComplete="current-password" required />
          </label>
          <p className="fault" role="alert">
            {fault}
          </p>
          <div className="actions">
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
            <button className="button primary" disabled={isBusy}>
              Sign in
            </button>
          </div>
        </form>
      </dialog>
    </>
  )
}
