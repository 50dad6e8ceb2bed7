import { Outlet } from 'react-router-dom'
import { askAheadWith } from '../lib/askAhead'
import { makeClient } from './apollo/client'
import { Providers } from './Providers'

const client = makeClient()
askAheadWith(client)

/** Everything but the login: the screens that need the data, the theme and the toasts. */
export default function Studio() {
  return (
    <Providers client={client}>
      <Outlet />
    </Providers>
  )
}
