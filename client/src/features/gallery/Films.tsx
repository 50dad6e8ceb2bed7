import { Button } from 'antd'
import { useRef, useState, useEffect } from 'react'
import { ContinueButton } from '../../entities/video/continue/ContinueButton'
import { DownloadButton } from '../../shared/ui/buttons'
import { FilmViewer } from '../../widgets/film-viewer/FilmViewer'
import { FullWindow } from '../../shared/ui/dialogs/FullWindow'
import { FramePanel } from '../../widgets/film-viewer/plan/FramePanel'
import { Player } from '../../entities/video/player/Player'
import { PictureSkeleton } from '../../shared/ui/PictureSkeleton'
import { ProgressTile } from '../../shared/ui/ProgressTile'
import { DeclineReason, RenameVideo } from '../../widgets/video-menu/VideoDialogs'
import { offerReasons } from '../../entities/video/review/offeredReasons'
import { ReasonChips } from '../../entities/video/review/ReasonChips'
import { ReviewButtons } from '../../entities/video/review/ReviewButtons'
import { ReviewFooter } from '../../entities/video/review/ReviewFooter'
import { DeclinedFor } from '../../widgets/video-menu/DeclinedFor'
import { scene } from '../../shared/ui/scenery/scene'
import { SeekBar } from '../../entities/video/player/SeekBar'
import { VideoMenu } from '../../widgets/video-menu/VideoMenu'
import { sampleFilm, samplePlan } from './samples'
import { Section, State } from './Section'

const LENGTH = 2_000
const RATE = 24

function drawFrame(pen: CanvasRenderingContext2D, at: number) {
  const { width, height } = pen.canvas
  pen.fillStyle = '#123450'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#f7efd9'
  pen.fillRect(at * (width - 80), height / 2 - 40, 80, 80)
}

/** URL of a short film recorded from a canvas; null while recording, or if the browser cannot record. */
function useSampleFilm(): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (typeof MediaRecorder === 'undefined') return
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    const pen = canvas.getContext('2d')!
    const recorder = new MediaRecorder(canvas.captureStream(RATE))
    recorder.addEventListener('dataavailable', ({ data }) => setAddress(URL.createObjectURL(data)))
    const startedAt = performance.now()
    const drawing = setInterval(() => drawFrame(pen, (performance.now() - startedAt) / LENGTH), 1000 / RATE)
    const end = setTimeout(() => {
      clearInterval(drawing)
      recorder.stop()
    }, LENGTH)
    recorder.start()
    return () => {
      clearInterval(drawing)
      clearTimeout(end)
    }
  }, [])
  return address
}

const NO_FILM = 'data:video/mp4;base64,'
const MENU = {
  __typename: 'Clip',
  isUpscaled: false,
  id: 'sample',
  projectId: 'sample',
  title: 'Moon over open water',
  isRenamed: false,
  shotNumber: null,
  takeNumber: null,
  createdAt: '2026-11-16T10:00:00Z',
  declineReason: null,
} as const
const reviews = ['PENDING', 'ACCEPTED', 'DECLINED'] as const

const DECLINED = { id: 'sample', status: 'DECLINED', declineReason: 'Too dark' } as const

/** Components that play a film, or wait for one. */
export function Films() {
  const address = useSampleFilm()
  const [isOpen, setOpen] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  return (
    <>
      <Section name="Player" text="Picture first, one thin line of controls.">
        {address && (
          <State name="playing">
            <Player src={address} title="A film" length={2} />
          </State>
        )}
        {address && (
          <State name="autoPlay={false} poster">
            <Player src={address} title="A film with a still" poster={scene('sea')} autoPlay={false} />
          </State>
        )}
        {address && (
          <State name="controls={false}">
            <Player src={address} title="A film without controls" controls={false} />
          </State>
        )}
        <State name="failed">
          <Player src={NO_FILM} title="A film that is missing" />
        </State>
      </Section>
      <Section name="SeekBar" text="The playhead on its track, by pointer and by keys.">
        <State name="half of ten seconds">
          <Seek />
        </State>
      </Section>
      <Section name="FilmViewer" text="One film on the whole screen, with sound.">
        <Button onClick={() => setOpen(true)}>Open the viewer</Button>
        {isOpen && (
          <FilmViewer
            film={sampleFilm(address)}
            facts="00:02 · 640 × 360"
            onClose={() => setOpen(false)}
            onStep={() => undefined}
            place={{ at: 2, of: 3 }}
            verdict={{ status: 'PENDING', decide: () => undefined }}
          />
        )}
      </Section>
      <Section name="FramePanel" text="Where the shown frame of a film comes from.">
        <State name="frame={10}">
          <FramePanel plan={samplePlan} frame={10} onRepeat={() => undefined} repeatingId={null} />
        </State>
      </Section>
      <Section name="FullWindow" text="A dialog over the whole window, for any player.">
        <Windows address={address} />
      </Section>
      <Section name="DownloadButton" text="Saves a file, and spins until it has arrived.">
        {address && (
          <State name="address">
            <DownloadButton address={address} />
          </State>
        )}
      </Section>
      <Section name="SaveFrameButton" text="Saves the frame that is shown, in the controls of a player.">
        {address && (
          <State name="videoId">
            <Player
              src={address}
              videoId="sample"
              title="A film with frames to save"
              length={2}
              autoPlay={false}
            />
          </State>
        )}
      </Section>
      <Section name="ContinueButton" text="Goes on from the last frame of a video or film.">
        <State name="videoId">
          <ContinueButton videoId="sample" />
        </State>
      </Section>
      <Section name="PictureSkeleton" text="The place of a picture while its list loads.">
        <State name="16/9">
          <PictureSkeleton ratio="16/9" />
        </State>
      </Section>
      <Section name="ProgressTile" text="Stands where the finished picture will stand, in its ratio.">
        <State name="percent={0}">
          <ProgressTile percent={0} />
        </State>
        <State name="percent={62.9} onCancel">
          <ProgressTile percent={62.9} onCancel={() => undefined} />
        </State>
        <State name="cancelling">
          <ProgressTile percent={62.9} onCancel={() => undefined} cancelling />
        </State>
        <State name="compact">
          <ProgressTile compact percent={40} title="Merging..." note="" />
        </State>
      </Section>
      <Section name="ReviewButtons" text="Reject and Accept; the same decision cannot be made twice.">
        {reviews.map((status) => (
          <State key={status} name={status}>
            <ReviewButtons video={{ id: 'sample', status }} />
          </State>
        ))}
      </Section>
      <Section
        name="ReasonChips"
        text="Reasons for a rejected video, offered for 15 seconds; 1 to 6 choose one."
      >
        <State name="after Reject">
          <Button onClick={() => offerReasons('sample')}>Offer reasons</Button>
          <ReasonChips />
        </State>
      </Section>
      <Section name="ReviewFooter" text="Steps and review at the bottom of a full window.">
        <State name="place, verdict">
          <ReviewFooter
            place={{ at: 2, of: 5 }}
            verdict={{ status: 'PENDING', decide: () => undefined }}
            onStep={() => undefined}
          />
        </State>
      </Section>
      <Section name="DeclinedFor" text="Why a video was declined, or the question; a click changes it.">
        <State name="declineReason">
          <DeclinedFor video={DECLINED} />
        </State>
        <State name="declineReason={null}">
          <DeclinedFor video={{ ...DECLINED, declineReason: null }} />
        </State>
      </Section>
      <Section name="DeclineReason" text="Asks why a video was declined; an empty reason takes it back.">
        <Reasons />
      </Section>
      <Section name="VideoMenu" text="Goes on from a video or film, renames it, or moves it to the Trash.">
        {(['PENDING', 'IN_PROGRESS'] as const).map((status) => (
          <State key={status} name={status}>
            <VideoMenu video={{ ...MENU, status }} />
          </State>
        ))}
      </Section>
      <Section name="RenameVideo" text="Gives a video or film another title.">
        <Button onClick={() => setRenaming(true)}>Open the dialog</Button>
        <RenameVideo open={isRenaming} video={MENU} onClose={() => setRenaming(false)} />
      </Section>
    </>
  )
}

function Seek() {
  const video = useRef<HTMLVideoElement>(null)
  const [seconds, setSeconds] = useState(5)
  return <SeekBar video={video} playing={false} seconds={seconds} duration={10} onSeek={setSeconds} />
}

function Windows({ address }: { address: string | null }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the window</Button>
      {isOpen && (
        <FullWindow
          name="Sample"
          title="Moon over open water"
          facts="00:02"
          ratio={16 / 9}
          onClose={() => setOpen(false)}
        >
          {address && <Player src={address} title="A film in the window" length={2} />}
        </FullWindow>
      )}
    </>
  )
}

function Reasons() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <DeclineReason open={isOpen} video={DECLINED} onClose={() => setOpen(false)} />
    </>
  )
}
