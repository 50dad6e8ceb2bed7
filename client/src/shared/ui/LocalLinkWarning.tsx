import { Alert } from 'antd'

/** Whether only this computer reaches a host. */
const isLocal = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.')

/** A warning below a link that others cannot open; nothing if they can. */
export const LocalLinkWarning = ({ link, who }: { link: string; who: 'Guests' | 'Members' }) =>
  isLocal(new URL(link, window.location.href).hostname) && (
    <Alert
      type="warning"
      showIcon
      title="This link opens on this computer only"
      description={`${who} elsewhere need an installation with a public address.`}
    />
  )
