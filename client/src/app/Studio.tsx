import { useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { setPrefetchClient } from '../shared/lib/loading/prefetchQueries'
import { onGoTo } from '../shared/lib/navigation'
import { makeClient } from './apollo/client'
import { Providers } from './Providers'

const client = makeClient()
setPrefetchClient(client)

/** All screens but the login, with data, theme and toasts. */
export default function Studio() {
  const navigate = useNavigate()
  useEffect(() => onGoTo((address) => void navigate(address)), [navigate])
  return (
    <Providers client={client}>
      <Outlet />
    </Providers>
  )
}
