import { Alert, Button, Segmented, Select, Skeleton } from 'antd'
import { Ear, FileUp, Languages, MessageSquareText, Pencil, X } from 'lucide-react'
import { type DragEvent, useMemo, useRef, useState } from 'react'
import { CAPTION_FORMATS } from '#schema/captions/formats'
import { CAPTION_LANGUAGES } from '#schema/captions/languages'
import { frameRateOf } from '#schema/cut-item'
import { LIMITS } from '#schema/limits'
import { languageName } from '../../../shared/ui/captions/CaptionTracks'
import { useStoredChoice } from '../../../shared/lib/storedChoice'
import { EmptyState, LoadError } from '../../../shared/ui/EmptyState'
import { lengthOf, startsOf } from '../state/cut'
import type { Playhead } from '../timeline/Playhead'
import type { Cut } from '../state/useCut'
import { CaptionImport } from './CaptionImport'
import { CaptionList } from './CaptionList'
import s from './Captions.module.css'
import { CaptionTools } from './CaptionTools'
import type { CutCaptionFieldsFragment } from '../../../entities/video/cut/CutTexts.generated'
import { useCaptionChoice } from '../../../entities/video/player/captions/filmCaptions'
import { atFilmTimes } from './placedCaptions'
import { useCaptionImport } from './useCaptionImport'
import { useCaptions } from './useCaptions'
import { useListening } from './useListening'
import { useTracks } from './useTracks'
import { matchesSearch } from '../../../shared/lib/lists/connectionCache'

const ACCEPTED = Object.entries(CAPTION_FORMATS)
  .map(([ending, { mediaType }]) => `.${ending},${mediaType}`)
  .join()
const FORMAT_NAMES = Object.values(CAPTION_FORMATS)
  .map(({ name }) => name)
  .join(' or ')
const LANGUAGES = CAPTION_LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))
const CODES = ['en', ...CAPTION_LANGUAGES.map(({ code }) => code)]
const EMPTY = 'Viewers can turn captions on and off while they watch the film.'
const NONE: readonly CutCaptionFieldsFragment[] = []

interface CaptionEditorProps {
  projectId: string
  cut: Cut
  playhead: Playhead
  onClose: () => void
}

/** Editor of a cut’s captions, one language at a time. */
export function CaptionEditor({ projectId, cut, playhead, onClose }: CaptionEditorProps) {
  const { document, draft, further, items, pending, texts } = cut
  const { tracks } = document
  const [chosen, setChosen] = useState<string | null>(null)
  const [preferred, setPreferred] = useStoredChoice('captions-language', CODES)
  const [isStarted, setStarted] = useState(false)
  const track = tracks.find((each) => each.language === (chosen ?? preferred)) ?? tracks.at(0)
  const language = track?.language ?? preferred
  const { edits, rows } = useCaptions(cut, language)
  const operations = useTracks(projectId, cut)
  const { choose: showCaptions } = useCaptionChoice(tracks)
  const replaced = rows.length
  const imports = useCaptionImport({ projectId, language, replaced, operations, undo: edits.undo })
  const { listening, refetch: refetchListening } = useListening(projectId)
  const input = useRef<HTMLInputElement>(null)
  const [isDropping, setDropping] = useState(false)
  const anchors = useMemo(() => {
    const starts = startsOf(items, draft.gaps)
    return items.map(({ id }, at) => ({ itemId: id, start: starts[at]! }))
  }, [items, draft.gaps])
  const saved = further?.captionTracks.find((each) => each.language === language)?.captions ?? NONE
  const { shown } = useMemo(() => atFilmTimes(rows, anchors), [rows, anchors])
  const read = (file: File | undefined) => {
    if (file) void imports.read(file)
  }
  const add = (code: string) => {
    setStarted(false)
    operations.add(code)
    setChosen(code)
  }
  const make = async (options?: { listen: boolean }) => {
    await operations.makeFromSpeech(language, rows.length, options)
    showCaptions(language)
  }
  const listen = async () => {
    await make({ listen: true })
    refetchListening()
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (![...event.dataTransfer.types].includes('Files')) return
      event.preventDefault()
      setDropping(true)
    },
    onDragLeave: () => setDropping(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDropping(false)
      read(event.dataTransfer.files[0])
    },
  }
  /** Other languages with captions, as sources of a translation. */
  const others = tracks
    .filter(
      (each) => each.language !== language && document.captions.some((row) => row.language === each.language),
    )
    .map((each) => each.language)
  const isFull = tracks.length >= LIMITS.caption.tracks
  return (
    <section className={s.panel} aria-label="Captions" data-dropping={isDropping || undefined} {...drop}>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label="Caption file"
        onChange={({ target }) => {
          read(target.files?.[0])
          target.value = '' // allows choosing the same file again
        }}
      />
      <div className={s.head}>
        <h3>Captions</h3>
        {tracks.length > 1 && (
          <Segmented
            className={s.languages}
            aria-label="Caption language"
            value={language}
            options={tracks.map((each) => ({ value: each.language, label: languageName(each.language) }))}
            onChange={(next) => {
              setStarted(false)
              setChosen(next)
            }}
          />
        )}
        {tracks.length === 1 && <span className={s.badge}>{languageName(language)}</span>}
        {tracks.length > 0 && !isFull && (
          <Select
            className={s.add}
            showSearch={{ filterOption: (typed, option) => matchesSearch(typed, String(option?.label)) }}
            aria-label="Add language"
            placeholder="Add language"
            value={null}
            disabled={operations.isBusy}
            options={LANGUAGES.filter(({ value }) => tracks.every((each) => each.language !== value))}
            onChange={(code) => code && add(code)}
          />
        )}
        {track ? (
          <CaptionTools
            language={language}
            shown={shown}
            cut={cut}
            isMachineMade={track.isMachineMade}
            title={draft.title ?? 'captions'}
            others={others}
            isBusy={operations.isBusy}
            listening={listening}
            onListen={() => void listen()}
            onSpeech={() => void make()}
            onTranslate={(from) => void operations.translate(language, from, rows.length)}
            onImport={() => input.current?.click()}
            onReview={() => operations.review(language)}
            onRemove={() => operations.remove(language, rows.length)}
          />
        ) : (
          <span className={s.gap} />
        )}
        <Button
          type="text"
          className={s.close}
          aria-label="Close captions"
          icon={<X size={16} />}
          onClick={onClose}
        />
      </div>
      {operations.problem && (
        <Alert
          className={s.problem}
          type="error"
          showIcon
          role="alert"
          title={operations.problem}
          closable={{ onClose: operations.dismiss, 'aria-label': 'Dismiss' }}
        />
      )}
      <CaptionImport imports={imports} language={language} replaced={replaced} />
      {!texts.isLoaded && !texts.error && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {!texts.isLoaded && texts.error && (
        <LoadError title="Unable to load captions" refetch={texts.refetch} />
      )}
      {texts.isLoaded && !rows.length && !isStarted && (
        <EmptyState
          title="No captions yet"
          text={EMPTY}
          action={
            <div className={s.begin}>
              {!track && (
                <Select
                  showSearch={{
                    filterOption: (typed, option) => matchesSearch(typed, String(option?.label)),
                  }}
                  aria-label="Language"
                  value={preferred}
                  options={LANGUAGES}
                  onChange={setPreferred}
                />
              )}
              <Button
                icon={<MessageSquareText size={16} />}
                loading={operations.isBusy}
                onClick={() => void make()}
              >
                Create from voices and script
              </Button>
              {listening && (
                <Button
                  icon={<Ear size={16} />}
                  disabled={operations.isBusy || !listening.isWithinBudget}
                  onClick={() => void listen()}
                >
                  {listening.label}
                </Button>
              )}
              {others.map((from) => (
                <Button
                  key={from}
                  icon={<Languages size={16} />}
                  disabled={operations.isBusy}
                  onClick={() => void operations.translate(language, from, 0)}
                >
                  Translate from {languageName(from)}
                </Button>
              ))}
              <Button
                icon={<Pencil size={16} />}
                disabled={operations.isBusy}
                onClick={() => setStarted(true)}
              >
                Write the first caption
              </Button>
              <Button
                icon={<FileUp size={16} />}
                disabled={operations.isBusy}
                onClick={() => input.current?.click()}
              >
                Import {FORMAT_NAMES}
              </Button>
            </div>
          }
        />
      )}
      {(rows.length > 0 || isStarted) && (
        <CaptionList
          key={language}
          rows={rows}
          saved={saved}
          edits={edits}
          conflicts={pending.conflicts}
          anchors={anchors}
          frameRate={draft.frameRate ?? frameRateOf(items[0]?.video ?? {})}
          length={lengthOf(items, draft.gaps)}
          playhead={playhead}
          isStarted={isStarted}
        />
      )}
    </section>
  )
}
