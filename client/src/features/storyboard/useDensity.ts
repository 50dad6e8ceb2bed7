import { useState } from 'react'

/** Cards with pictures side by side, or one shot in a row. */
export type Density = 'board' | 'list'

const KEY = 'storyboard-density'

function kept(): Density {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'list' : 'board'
  } catch {
    return 'board'
  }
}

/** How close together the shots are shown; the browser remembers it. */
export function useDensity() {
  const [density, setDensity] = useState(kept)
  const choose = (next: Density) => {
    setDensity(next)
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // a browser that keeps nothing shows it as usual the next time
    }
  }
  return [density, choose] as const
}
