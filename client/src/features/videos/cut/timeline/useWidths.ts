import { useState } from 'react'
import { WIDTHS, type Widths } from './timeline'

const KEY = 'cut-widths'

function storedWidths(): Widths {
  try {
    return WIDTHS.find((widths) => widths === localStorage.getItem(KEY)) ?? 'proportional'
  } catch {
    return 'proportional'
  }
}

/** The widths of the clips; stored in the browser. */
export function useWidths() {
  const [widths, setWidths] = useState(storedWidths)
  const choose = (next: Widths) => {
    setWidths(next)
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // without storage the default is used next time
    }
  }
  return [widths, choose] as const
}
