import { Tooltip, Button } from 'antd'
import { ImageOff, WandSparkles, Copy, CornerDownLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReferenceFieldsFragment } from '../../entities/asset/ReferenceFields.generated'
import { serverNow } from '../../shared/lib/serverTime'
import { dateTimeOf, dayOf, hourOf, timeOf } from '../../shared/lib/time'
import { Avatar } from '../../shared/ui/Avatar'
import { useMay } from '../../entities/person/may'
import { Picture } from '../../entities/asset/Picture'
import { Answer } from './Answer'
import type { ComposerHandle } from './composer/Composer'
import { ExtendedFigure } from './composer/Extended'
import s from './Chat.module.css'
import { type Pair, hasResult, isStored } from './conversation'
import type { MessageFieldsFragment } from './MessageFields.generated'
import { againOf } from './draft/reusePrompt'
import { useModelOffer } from '../../entities/video/models'
import { copyText } from '../../shared/lib/copyText'
import { clipOf } from '../../entities/video/clipOf'
import { takeLabel } from '../../entities/video/videoTitle'
import { toast } from '../../shared/lib/toast'

const copyPrompt = async (prompt: string) =>
  (await copyText(prompt)) ? toast.success('Prompt copied') : toast.error('The prompt could not be copied')

/** Actions for the prompt of a take. */
const TakeActions = ({ prompt, onRepeat }: { prompt: string; onRepeat: () => void }) => (
  <div className={s.again}>
    <Button type="text" size="small" icon={<CornerDownLeft size={14} />} onClick={onRepeat}>
      Use again
    </Button>
    <Button type="text" size="small" icon={<Copy size={14} />} onClick={() => void copyPrompt(prompt)}>
      Copy prompt
    </Button>
  </div>
)

const isToday = (time: Date) => time.toDateString() === serverNow().toDateString()

function Sent({ at }: { at: string }) {
  const time = timeOf(at)
  return (
    <time className="meta" dateTime={time.toISOString()} title={dateTimeOf(at)}>
      {isToday(time) ? hourOf(time) : `${dayOf(time)}, ${hourOf(time)}`}
    </time>
  )
}

/** Thumbnail of a reference image or frame; for a deleted asset its name. */
const ReferenceImage = ({ reference: { asset, name } }: { reference: ReferenceFieldsFragment }) => (
  <Tooltip title={asset ? name : `${name}: Asset deleted`}>
    <li>
      {asset ? (
        <Picture asset={asset} sizes="56px" alt={name} />
      ) : (
        <span className={s.gone} tabIndex={0}>
          <ImageOff size={14} aria-hidden />
          Asset deleted
        </span>
      )}
    </li>
  </Tooltip>
)

/** A prompt on the left (40 %) and its result on the right (60 %), as in specification C1. */
export function Take({ pair, handlers }: { pair: Pair; handlers: ComposerHandle }) {
  const offer = useModelOffer()
  const mayGenerate = useMay()('generate')
  const { prompt, answer } = pair
  const isText = !hasResult(pair)
  const label = isText ? 'Message' : pair.take
  const take = answer?.video ? takeLabel(answer.video, label) : label
  const message = prompt ?? answer
  if (!message) return null
  const clip = clipOf(answer?.video)
  const words = prompt?.content ?? (answer && isStored(answer) ? answer.content : clip?.prompt)
  const magic = prompt?.magicPrompt ?? clip?.magicPrompt ?? answer?.magicPrompt
  const again = againOf(pair, offer)
  const repeatOne = (one: MessageFieldsFragment) => {
    const ofOne = againOf({ prompt, answer: one }, offer)
    if (ofOne) handlers.repeat(ofOne)
  }
  return (
    <article className={s.take} aria-label={take}>
      <div className={s.ask} data-alone={isText || undefined}>
        <p className={s.by}>
          <Avatar name={message.author.username} size={24} />
          <b className="truncate">{message.author.username}</b>
          <Sent at={message.createdAt} />
        </p>
        <p className={s.prompt}>{words}</p>
        {magic && <MagicPrompt>{magic}</MagicPrompt>}
        {prompt?.extendsVideoId && <ExtendedFigure video={prompt.extendsVideo} />}
        {prompt && <Frames first={prompt.firstFrame} last={prompt.lastFrame} />}
        {prompt && prompt.references.length > 0 && (
          <ul className={s.refs} aria-label="Reference images">
            {prompt.references.map((reference) => (
              <ReferenceImage key={reference.assetId} reference={reference} />
            ))}
          </ul>
        )}
        {mayGenerate && again && prompt && (
          <TakeActions prompt={prompt.content} onRepeat={() => handlers.repeat(again)} />
        )}
      </div>
      {!isText && (
        <Answer
          take={take}
          answer={answer}
          handlers={handlers}
          onRepeat={mayGenerate && again ? repeatOne : undefined}
        />
      )}
    </article>
  )
}

type Frame = ReferenceFieldsFragment | null

/** The first and last frame of a video, each with its name. */
function Frames({ first, last }: { first: Frame; last: Frame }) {
  const frames = [
    { name: 'First frame', frame: first },
    { name: 'Last frame', frame: last },
  ].flatMap(({ name, frame }) => (frame ? [{ name, frame }] : []))
  if (frames.length === 0) return null
  return (
    <div className={s.frames}>
      {frames.map(({ name, frame }) => (
        <figure key={name}>
          <ul className={s.refs} aria-label={name}>
            <ReferenceImage reference={frame} />
          </ul>
          <figcaption className="meta">{name}</figcaption>
        </figure>
      ))}
    </div>
  )
}

const MagicPrompt = ({ children }: { children: ReactNode }) => (
  <p className={s.magic}>
    <WandSparkles size={14} role="img" aria-label="Magic prompt" />
    <span>{children}</span>
  </p>
)
