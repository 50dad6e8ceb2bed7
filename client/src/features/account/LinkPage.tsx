import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import s from './Login.module.css'

/** A public page that a link leads to: a title, a text and the actions. */
export const LinkPage = ({
  title,
  text,
  children,
}: {
  title: string
  text: ReactNode
  children?: ReactNode
}) => (
  <div className={s.form}>
    <h1>{title}</h1>
    <p className="soft">{text}</p>
    {children}
  </div>
)

/** While the link is checked. */
export const LinkLoading = () => (
  <div className={s.form} role="status" aria-label="Loading">
    <Skeleton active title={{ width: '70%' }} paragraph={{ rows: 4 }} />
  </div>
)

/** A link that was used or replaced, or has expired. */
export const LinkExpired = ({ ask }: { ask: string }) => (
  <LinkPage
    title="This link has ended"
    text={`It was used already, was replaced by a newer one, or has expired. ${ask}`}
  >
    <p className={s.other}>
      <Link to="/login">Go to sign in</Link>
    </p>
  </LinkPage>
)

/** The link could not be checked. */
export const LinkFailed = ({ onRetry }: { onRetry: () => void }) => (
  <LinkPage
    title="Unable to read the link"
    text="The server did not answer as it should. The link may still be good."
  >
    <Button onClick={onRetry}>Try again</Button>
  </LinkPage>
)
