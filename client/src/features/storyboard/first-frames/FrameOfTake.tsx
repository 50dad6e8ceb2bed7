import { Button, Form, Select } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { Player } from '../../../entities/video/player/Player'
import { useShownTime } from '../../../entities/video/player/useShownTime'
import { LoadError } from '../../../shared/ui/EmptyState'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { LoadingLogo } from '../../../shared/ui/Logo'
import { useShownWords } from '../cast/CastContext'
import type { ShotFieldsFragment } from '../shot/shot.generated'
import { type FrameSourceQuery, useFrameSourcesQuery, useFrameSourceQuery } from './firstFrames.generated'
import s from './FirstFrames.module.css'

type Source = FrameSourceQuery['video']

/** The take that a shot shows first. */
const takeOf = ({ chosenTake, newestTake }: ShotFieldsFragment): string | undefined =>
  chosenTake?.id ?? newestTake?.id

interface FrameOfTakeProps {
  /** All shots of the storyboard, in order. */
  shots: readonly ShotFieldsFragment[]
  /** The shot that gets the frame. */
  shot: ShotFieldsFragment
  /** Resolves to whether the frame was taken. */
  onTake: (videoId: string, seconds: number) => Promise<boolean>
  onClose: () => void
}

/** Shots with takes; a frame of one of them can begin another shot. */
export const shotsWithTakes = (shots: readonly ShotFieldsFragment[]) =>
  shots.flatMap((shot, at) => (takeOf(shot) ? [{ shot, number: at + 1 }] : []))

/** Dialog to choose a frame of any take as the first frame of a shot. */
export function FrameOfTake({ shots, shot, onTake, onClose }: FrameOfTakeProps) {
  const shownWords = useShownWords()
  const sources = shotsWithTakes(shots)
  const at = shots.indexOf(shot)
  const usual = sources.findLast(({ number }) => number <= at + 1) ?? sources[0]!
  const [shotId, setShotId] = useState(usual.shot.id)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const source = sources.find((each) => each.shot.id === shotId)?.shot
  const firstId = source && takeOf(source)
  const { data } = useFrameSourcesQuery({
    variables: { id: firstId ?? '' },
    skip: !firstId,
    context: { quiet: true },
  })
  const all = data && 'takes' in data.video ? data.video.takes : []
  const takes = all.map(({ id, posterUrl }, index) => ({
    value: id,
    label: `Take ${all.length - index}`,
    isFinished: !!posterUrl,
  }))
  const takeId = chosenId ?? firstId
  return (
    <FormDialog open title={`First frame of shot ${at + 1}`} width={720} footer={null} onCancel={onClose}>
      <Form layout="vertical" requiredMark={false} component="div">
        <div className={s.sources}>
          <Form.Item label="Shot">
            <Select
              aria-label="Shot with the take"
              value={shotId}
              options={sources.map(({ shot: { id, words }, number }) => ({
                value: id,
                label: `Shot ${number}: ${shownWords(words) || 'no words yet'}`,
              }))}
              onChange={(id: string) => {
                setShotId(id)
                setChosenId(null)
              }}
            />
          </Form.Item>
          <Form.Item label="Take">
            <Select
              aria-label="Take"
              value={takeId}
              options={takes.filter(({ isFinished }) => isFinished)}
              onChange={setChosenId}
            />
          </Form.Item>
        </div>
      </Form>
      {takeId && <Take key={takeId} id={takeId} onTake={onTake} />}
    </FormDialog>
  )
}

function Take({ id, onTake }: { id: string } & Pick<FrameOfTakeProps, 'onTake'>) {
  const { data, error, refetch } = useFrameSourceQuery({ variables: { id }, context: { quiet: true } })
  if (error && !data) return <LoadError title="Unable to load this take" refetch={refetch} />
  if (!data) return <LoadingLogo />
  if (!data.video.url) return <p>This take is not finished.</p>
  return <PlayedTake take={data.video} url={data.video.url} onTake={onTake} />
}

function PlayedTake({
  take: { id, title, posterUrl, duration, width, height, frameRate },
  url,
  onTake,
}: { take: Source; url: string } & Pick<FrameOfTakeProps, 'onTake'>) {
  const video = useRef<HTMLVideoElement>(null)
  const shownAt = useShownTime(video)
  const [isTaking, setTaking] = useState(false)
  const keep = useCallback((element: HTMLVideoElement | null) => void (video.current = element), [])
  const take = async () => {
    setTaking(true)
    video.current?.pause()
    await onTake(id, shownAt())
    setTaking(false)
  }
  return (
    <div className={s.change}>
      <Player
        src={url}
        title={title}
        poster={posterUrl}
        length={duration}
        ratio={width && height ? width / height : undefined}
        frameRate={frameRate}
        autoPlay={false}
        loop={false}
        onElement={keep}
      />
      <p className={s.note}>
        Stop at a frame
        <span className={s.keys}>
          ; <kbd>,</kbd> and <kbd>.</kbd> step by one
        </span>
        .
      </p>
      <Button type="primary" loading={isTaking} onClick={() => void take()}>
        Begin with this frame
      </Button>
    </div>
  )
}
