import { type Server, type Socket, connect, createServer } from 'node:net'

/**
 * How the proxy behaves: `ok`; `down` refuses new connections and breaks the open ones; `blackhole` keeps
 * connections open and takes new ones, but nothing arrives on either side; `slow` delays each piece by
 * `delayMs`.
 */
export type FaultMode = 'ok' | 'down' | 'blackhole' | 'slow'

/** A TCP proxy that can simulate network faults. */
export class FaultyProxy {
  private mode: FaultMode = 'ok'
  private delayMs = 0
  private readonly pairs = new Set<[Socket, Socket]>()
  private readonly server: Server
  /** How often somebody tried to connect. */
  attempts = 0

  private constructor(private readonly target: { host: string; port: number }) {
    this.server = createServer((from) => this.accept(from))
  }

  /** A proxy to this address, on a free port. */
  static async to(target: { host: string; port: number }): Promise<FaultyProxy> {
    const wire = new FaultyProxy(target)
    await new Promise<void>((resolve, reject) =>
      wire.server.once('error', reject).listen(0, '127.0.0.1', resolve),
    )
    return wire
  }

  /** A proxy to the same database: its URL leads through it. */
  static async toDatabase(url: string): Promise<{ wire: FaultyProxy; url: string }> {
    const through = new URL(url)
    const wire = await FaultyProxy.to({ host: through.hostname, port: Number(through.port || 5432) })
    through.hostname = '127.0.0.1'
    through.port = String(wire.port)
    return { wire, url: through.href }
  }

  get port(): number {
    return (this.server.address() as { port: number }).port
  }

  /** How many connections are open now. */
  get open(): number {
    return this.pairs.size
  }

  set(mode: FaultMode, delayMs = 0): void {
    this.mode = mode
    this.delayMs = delayMs
    if (mode !== 'down') return
    for (const pair of this.pairs) for (const socket of pair) socket.resetAndDestroy()
  }

  async close(): Promise<void> {
    for (const pair of this.pairs) for (const socket of pair) socket.destroy()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private accept(from: Socket): void {
    this.attempts += 1
    from.on('error', () => undefined)
    if (this.mode === 'down') return void from.resetAndDestroy()
    const to = connect(this.target)
    const pair: [Socket, Socket] = [from, to]
    this.pairs.add(pair)
    const end = () => {
      this.pairs.delete(pair)
      from.destroy()
      to.destroy()
    }
    this.carry(from, to)
    this.carry(to, from)
    for (const socket of pair) socket.on('error', end).on('close', end)
  }

  /** What was sent into a black hole is lost, as on a broken connection. */
  private carry(from: Socket, to: Socket): void {
    from.on('data', (piece) => {
      if (this.mode === 'blackhole') return
      const pass = () => {
        if (!to.writable || to.write(piece)) return
        from.pause()
        to.once('drain', () => from.resume())
      }
      if (this.mode === 'slow') setTimeout(pass, this.delayMs)
      else pass()
    })
  }
}
