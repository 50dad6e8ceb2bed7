import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { LoginForm } from '../features/account/LoginForm'
import { currentToken } from '../shared/lib/session/session'
import { usePageTitle } from '../shared/lib/navigation'
import { LoginFrame } from '../features/account/LoginFrame'

/** Login and registration. Redirects signed-in users. */
export default function LoginPage() {
  usePageTitle('Sign in')
  const [wasSignedIn] = useState(() => currentToken() !== null)
  if (wasSignedIn) return <Navigate to="/projects" replace />
  return (
    <LoginFrame>
      <LoginForm />
    </LoginFrame>
  )
}
