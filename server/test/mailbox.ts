import { SMTPServer } from 'smtp-server'

/** A mail server that stores received mails, and can be switched to refuse them. */
export async function mailbox() {
  const letters: { to: string[]; text: string }[] = []
  const state = { refuses: false }
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo: (_address, _session, done) => done(state.refuses ? new Error('No such mailbox here') : null),
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString().replace(/=\r\n/g, '').replace(/=3D/g, '=')
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const to = (address: string) => letters.filter((letter) => letter.to.includes(address))
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    to,
    state,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
