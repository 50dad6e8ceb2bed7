import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { App, ConfigProvider } from 'antd'
import { type ReactNode, useSyncExternalStore } from 'react'
import { ConfirmDialog } from '../features/account/ConfirmDialog'
import { theme } from './theme'
import { Toaster } from './Toaster'

const reducedMotion = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

const watchReducedMotion = (listener: () => void) => {
  reducedMotion?.addEventListener('change', listener)
  return () => reducedMotion?.removeEventListener('change', listener)
}

/**
 * The context of every screen: data, theme and toasts; without animation where reduced motion is preferred.
 */
export function Providers({ client, children }: { client: ApolloClient; children: ReactNode }) {
  const isMotionReduced = useSyncExternalStore(watchReducedMotion, () => reducedMotion?.matches ?? false)
  return (
    <ApolloProvider client={client}>
      <ConfigProvider
        theme={{ ...theme, token: { ...theme.token, motion: !isMotionReduced } }}
        wave={{ disabled: true }}
      >
        <App style={{ height: '100%' }}>
          <Toaster />
          {children}
          <ConfirmDialog />
        </App>
      </ConfigProvider>
    </ApolloProvider>
  )
}
