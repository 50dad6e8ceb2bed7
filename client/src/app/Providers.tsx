import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { ConfigProvider } from 'antd'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { onConfirmRequested, onPasswordDialogNeeded } from '../shared/lib/confirm'
import { lazyComponent } from '../shared/lib/loading/lazyComponent'
import { theme } from './theme'
import { Toaster } from './Toaster'

const ConfirmDialog = lazyComponent(
  async () => (await import('../features/account/ConfirmDialog')).ConfirmDialog,
)

const ConfirmDialogHost = lazyComponent(async () => (await import('./ConfirmDialogHost')).ConfirmDialogHost)

const reducedMotion = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

const watchReducedMotion = (listener: () => void) => {
  reducedMotion?.addEventListener('change', listener)
  return () => reducedMotion?.removeEventListener('change', listener)
}

/** Context of all screens: data, theme and toasts; without animations if reduced motion is preferred. */
export function Providers({ client, children }: { client: ApolloClient; children: ReactNode }) {
  const isMotionReduced = useSyncExternalStore(watchReducedMotion, () => reducedMotion?.matches ?? false)
  return (
    <ApolloProvider client={client}>
      <ConfigProvider
        theme={{ ...theme, token: { ...theme.token, motion: !isMotionReduced } }}
        wave={{ disabled: true }}
      >
        <Toaster />
        {children}
        <LazyPasswordDialog />
        <LazyConfirmDialogHost />
      </ConfigProvider>
    </ApolloProvider>
  )
}

function LazyPasswordDialog() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => onPasswordDialogNeeded(() => setNeeded(true)), [])
  return isNeeded ? <ConfirmDialog /> : null
}

function LazyConfirmDialogHost() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => onConfirmRequested(() => setNeeded(true)), [])
  return isNeeded ? <ConfirmDialogHost /> : null
}
