import { useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { setPrefetchClient } from '../shared/lib/loading/prefetchQueries'
import { onGoTo } from '../shared/lib/navigation'
import { makeClient } from './apollo/client'
import { Providers } from './Providers'

const client = makeClient()
setPrefetchClient(client)

/** Everything but the login: the screens that need the data, the theme and the toasts. */
export default function Studio() {
  const navigate = useNavigate()
  useEffect(() => onGoTo((address) => void navigate(address)), [navigate])
  return (
    <Providers client={client}>
      <Outlet />
    </Providers>
  )
}
