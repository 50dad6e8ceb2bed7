import { useState } from 'react'

const pathOf = (address: string) => address.split('?')[0]

/** Address to play. A new signature of the same file does not restart it; `renew` switches to the newest one. */
export function useAddress(src: string) {
  const [address, setAddress] = useState(src)
  if (pathOf(address) !== pathOf(src)) setAddress(src)
  return { address, isStale: address !== src, renew: () => setAddress(src) }
}
