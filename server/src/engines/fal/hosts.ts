/** The provider's domains: queue and models on fal.run, REST and keys on fal.ai, files on fal.media. */
const DOMAINS = ['fal.run', 'fal.ai', 'fal.media']

/** Names the original provider host in requests to `FAL_URL`. */
const TARGET_HOST_HEADER = 'x-fal-target-host'

const isProviders = ({ protocol, hostname, port, username, password }: URL): boolean =>
  protocol === 'https:' &&
  !port &&
  !username &&
  !password &&
  DOMAINS.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))

/**
 * The target of a request. `substituted`: it goes to `FAL_URL`, which the operator chose, and which may be a private
 * address.
 */
export interface Route {
  url: string
  headers: Record<string, string>
  substituted: boolean
}

/**
 * The only addresses the engine connects to: the provider’s hosts over https, or `FAL_URL` in place of all of them. A
 * rewritten address is `FAL_URL` with the original path and query, and the original host in `x-fal-target-host`.
 */
export class Hosts {
  private readonly base: URL | undefined

  constructor(substitute?: string) {
    this.base = substitute ? new URL(substitute.replace(/\/*$/, '/')) : undefined
  }

  /** Undefined for an address that is neither the provider's nor behind `FAL_URL`. */
  route(address: string): Route | undefined {
    if (!URL.canParse(address)) return undefined
    const url = new URL(address)
    if (
      this.base &&
      url.origin === this.base.origin &&
      url.pathname.startsWith(this.base.pathname) &&
      !url.username
    ) {
      return { url: url.href, headers: {}, substituted: true }
    }
    if (!isProviders(url)) return undefined
    if (!this.base) return { url: url.href, headers: {}, substituted: false }
    const moved = new URL(this.base.pathname + url.pathname.slice(1) + url.search, this.base)
    return { url: moved.href, headers: { [TARGET_HOST_HEADER]: url.hostname }, substituted: true }
  }
}
