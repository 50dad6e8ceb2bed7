import { type Server, type Socket, connect, createServer } from 'node:net'

/**
 * Modes of the proxy: `ok`; `down` refuses new connections and breaks open ones; `blackhole` keeps connections open and
 * accepts new ones, but drops all data; `slow` delays each chunk by
 * `delayMs`.
 */
export type FaultMode = 'ok' | 'down' | 'blackhole' | 'slow'

/** A TCP proxy that can simulate network faults. */
export class FaultyProxy {
  private mode: FaultMode = 'ok'
  private delayMs = 0
  private readonly pairs = new Set<[Socket, Socket]>()
  private readonly server: Server
  /** Number of connection attempts. */
  attempts = 0

  private constructor(private readonly target: { host: string; port: number }) {
    this.server = createServer((from) => this.accept(from))
  }

  /** Starts a proxy to this address on a free port. */
  static async to(target: { host: string; port: number }): Promise<FaultyProxy> {
    const wire = new FaultyProxy(target)
    await new Promise<void>((resolve, reject) =>
      wire.server.once('error', reject).listen(0, '127.0.0.1', resolve),
    )
    return wire
  }

  /** Starts a proxy to a database; returns the database URL through it. */
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

  /** Number of open connections. */
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

  /** Drops data in black hole mode, as on a broken connection. */
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
