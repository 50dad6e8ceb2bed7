import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ClipEdit, frameRateOf } from '#schema/cut-item'
import { FrameClock } from '../../../entities/video/player/FrameClock'
import { applyGain } from '../../../entities/video/player/gain'
import { createPlayhead } from '../timeline/Playhead'
import { frameAt, middleOf, type Trim, type TrimmedVideo } from './trim'

interface PlaybackOptions {
  video: TrimmedVideo
  edit: ClipEdit
  trim: Trim
}

/** Plays the trimmed part of a video in a loop, with its speed and sound. */
export function useTrimPlayback({ video, edit, trim }: PlaybackOptions) {
  const element = useRef<HTMLVideoElement>(null)
  const [playhead] = useState(createPlayhead)
  const [isPlaying, setPlaying] = useState(false)
  const frames = useRef<FrameClock>(null)
  useEffect(() => {
    if (!element.current) return
    const clock = new FrameClock(element.current)
    frames.current = clock
    return () => clock.close()
  }, [])
  const wasPlaying = useRef(false)
  const { speed, gain, isMuted } = edit

  const show = useCallback(
    (seconds: number) => {
      playhead.set(seconds)
      if (element.current) element.current.currentTime = seconds
    },
    [element, playhead],
  )
  const seek = (frame: number) => show(middleOf(frame, video))
  const pause = () => {
    setPlaying(false)
    element.current?.pause()
  }
  const play = () => {
    const { current } = element
    if (!current) return
    const frame = frameAt(playhead.get(), video)
    if (frame < trim.from || frame >= trim.to - 1) seek(trim.from)
    setPlaying(true)
    current.play()?.catch(() => setPlaying(false))
  }

  /** Restarts the loop before a frame after the trim is shown. */
  const follow = () => {
    const { current } = element
    if (!current || current.seeking) return
    if (!frames.current?.isAtEnd(trim.to / frameRateOf(video))) return playhead.set(current.currentTime)
    seek(trim.from)
    if (current.paused) current.play()?.catch(() => setPlaying(false))
  }
  const followFrame = useEffectEvent(follow)
  useEffect(() => {
    if (!isPlaying) return
    let request = requestAnimationFrame(function look() {
      followFrame()
      request = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(request)
  }, [isPlaying])

  useEffect(() => {
    const { current } = element
    if (!current) return
    current.playbackRate = speed
    current.defaultPlaybackRate = speed
    current.muted = isMuted
    applyGain(current, gain)
  }, [element, speed, gain, isMuted])

  const start = useEffectEvent(() => seek(trim.from))
  useEffect(() => start(), [video.url])

  return {
    /** Ref of the video element. */
    element,
    playhead,
    isPlaying,
    seek,
    pause,
    toggle: isPlaying ? pause : play,
    /** Pauses during a drag, until `release`. */
    hold: () => {
      wasPlaying.current = isPlaying
      pause()
    },
    release: () => {
      if (wasPlaying.current) play()
      wasPlaying.current = false
    },
    /** For `timeupdate`: hidden tabs run no animation frames. */
    follow: () => {
      if (isPlaying) follow()
    },
  }
}
