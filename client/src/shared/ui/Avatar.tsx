import { seedOf } from './scenery/shapes'

const tones = [
  ['#3a4a52', '#c7dbe3'],
  ['#4d3f38', '#ecd3c1'],
  ['#3b4a40', '#c6e0cd'],
  ['#4a3a45', '#e6c9da'],
  ['#46452f', '#e2dfb4'],
  ['#35405a', '#c6d2ee'],
] as const

/** One or two initials of a name, or of the part of an email address before the @. */
export const initialsOf = (name: string) =>
  name
    .replace(/@.*$/, '')
    .split(/[\s._-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('')

/** Initials on a colour derived from the name. Rendered locally, so that no external service learns about users. */
export function Avatar({ name, size = 32 }: { name: string; size?: number }) {
  const [back, ink] = tones[seedOf(name) % tones.length]!
  return (
    <span
      aria-hidden
      style={{
        width: size,
        height: size,
        borderRadius: '50%',
        background: back,
        color: ink,
        display: 'inline-grid',
        placeItems: 'center',
        fontSize: Math.round(size * 0.38),
        lineHeight: 1,
        fontWeight: 600,
        flex: 'none',
      }}
    >
      {initialsOf(name)}
    </span>
  )
}
