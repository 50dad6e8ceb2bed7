import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { ConfigProvider } from 'antd'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { onQuestion } from '../lib/confirm'
import { onDialogWanted } from '../lib/confirmation'
import { later } from '../lib/later'
import { theme } from './theme'
import { Toaster } from './Toaster'

const ConfirmDialog = later(async () => (await import('../features/account/ConfirmDialog')).ConfirmDialog)

const Questions = later(async () => (await import('./Questions')).Questions)

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
        <Toaster />
        {children}
        <Confirmation />
        <Questioning />
      </ConfigProvider>
    </ApolloProvider>
  )
}

function Confirmation() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => onDialogWanted(() => setWanted(true)), [])
  return isWanted ? <ConfirmDialog /> : null
}

function Questioning() {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => onQuestion(() => setAsked(true)), [])
  return isAsked ? <Questions /> : null
}
