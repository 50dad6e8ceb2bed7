import { createTransport } from 'nodemailer'

/** An email to one person. */
export interface MailMessage {
  to: string
  subject: string
  /** Plain text. */
  text: string
}

/** Sends emails. */
export interface Mail {
  /** Throws if the mail server rejects the message, or does not respond within seconds. */
  send(message: MailMessage): Promise<void>
  close(): void
}

const TIMEOUT_MS = 8_000

/**
 * Mail through the server at `url` (`smtp://user:password@host:587`). The sender is its `from` parameter, otherwise
 * its user if that is an address, otherwise `cutroom` at the host of `publicUrl`.
 */
export function openMail(url: string, publicUrl: string): Mail {
  const server = new URL(url)
  const user = decodeURIComponent(server.username)
  const address =
    server.searchParams.get('from') ?? (user.includes('@') ? user : `cutroom@${new URL(publicUrl).hostname}`)
  server.searchParams.delete('from')
  const patience = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  }
  const transport = createTransport({ url: server.href, ...patience }, { from: { name: 'Cutroom', address } })
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}
