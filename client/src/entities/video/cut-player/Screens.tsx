import type { useCutPlayer } from './useCutPlayer'

interface ScreensProps extends Pick<ReturnType<typeof useCutPlayer>, 'screens'> {
  /** Which one is seen. */
  shown: number | 'join'
  isMuted: boolean
  onClick: () => void
}

/** Two screens for clips, which take turns, and one for what joins them, which has no sound. */
export function Screens({ screens, shown, isMuted, onClick }: ScreensProps) {
  const common = { playsInline: true, onClick }
  return (
    <>
      <video ref={screens.one} data-shown={shown === 0 || undefined} muted={isMuted} {...common} />
      <video ref={screens.other} data-shown={shown === 1 || undefined} muted={isMuted} {...common} />
      <video ref={screens.join} data-shown={shown === 'join' || undefined} muted {...common} />
    </>
  )
}
