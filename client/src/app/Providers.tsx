import { StyleProvider } from '@ant-design/cssinjs'
import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { ConfigProvider } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { onConfirmRequested, onPasswordDialogNeeded } from '../shared/lib/confirm'
import { lazyComponent } from '../shared/lib/loading/lazyComponent'
import { useNarrow, useReducedMotion } from '../shared/lib/media'
import { components } from './components'
import { themeFor } from './theme'
import { Toaster } from './Toaster'

const ConfirmDialog = lazyComponent(
  async () => (await import('../features/account/ConfirmDialog')).ConfirmDialog,
)

const ConfirmDialogHost = lazyComponent(async () => (await import('./ConfirmDialogHost')).ConfirmDialogHost)

/** Context of all screens: data, theme and toasts; without animations if reduced motion is preferred. */
export function Providers({ client, children }: { client: ApolloClient; children: ReactNode }) {
  const isMotionReduced = useReducedMotion()
  const isNarrow = useNarrow()
  return (
    <ApolloProvider client={client}>
      <StyleProvider layer>
        <ConfigProvider {...components} theme={themeFor({ isNarrow, isMotionReduced })}>
          <Toaster />
          {children}
          <LazyPasswordDialog />
          <LazyConfirmDialogHost />
        </ConfigProvider>
      </StyleProvider>
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
