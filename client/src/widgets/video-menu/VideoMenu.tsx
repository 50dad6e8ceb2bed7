import { Button } from 'antd'
import { MessageSquareX, Mic, MoreHorizontal, Pencil, RotateCw, Scaling, Share2, Trash2 } from 'lucide-react'
import { type DOMAttributes, useRef, useState } from 'react'
import { useInstallationQuery } from '../../entities/installation/installation.generated'
import { useMay } from '../../entities/person/may'
import type { VideoMenuFieldsFragment } from '../../entities/video/VideoMenuFields.generated'
import { lazyComponent, lazyDialog } from '../../shared/lib/loading/lazyComponent'
import { clipOf } from '../../entities/video/clipOf'
import { useRepeatVideo } from '../../entities/video/continue/repeatVideo'
import { useContinueItems } from '../../entities/video/continue/useContinueItems'
import { useDeleteVideo } from './useDeleteVideo'
import { videoTitle } from '../../entities/video/videoTitle'
import { ShareDialog } from '../share/ShareButton'
import { type SharedVideo, targetOfVideo } from '../share/target'

const MenuOnButton = lazyComponent(async () => (await import('../../shared/ui/MenuOnButton')).MenuOnButton)
const DeclineReason = lazyDialog(async () => (await import('./VideoDialogs')).DeclineReason)
const SyncLipsDialog = lazyDialog(async () => (await import('./ToolDialogs')).SyncLipsDialog)
const UpscaleDialog = lazyDialog(async () => (await import('./ToolDialogs')).UpscaleDialog)
const RenameVideo = lazyDialog(async () => (await import('./VideoDialogs')).RenameVideo)

/** Loads the menu’s code on hover or focus, because a page has dozens of menus. */
const openedBy = (
  open: () => void,
): Pick<DOMAttributes<HTMLElement>, 'onPointerEnter' | 'onFocus' | 'onClick'> => ({
  onPointerEnter: MenuOnButton.prefetch,
  onFocus: MenuOnButton.prefetch,
  onClick: open,
})

/** The card after the one that contains a button, or else before it. */
const neighbourOf = (button: HTMLElement | null) => {
  const card = button?.closest('article')
  return card?.nextElementSibling ?? card?.previousElementSibling
}

/** Menu of further actions for a video or film: continue, share, decline reason, another take, rename, delete. */
export function VideoMenu({
  video,
  className,
  tabIndex,
}: {
  video: VideoMenuFieldsFragment & SharedVideo
  className?: string
  tabIndex?: number
}) {
  const [wasOpened, setOpened] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const [isReasoning, setReasoning] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const [tool, setTool] = useState<'LIPS' | 'UPSCALE' | null>(null)
  const { deleteVideo, isDeleting } = useDeleteVideo()
  const button = useRef<HTMLButtonElement>(null)
  const focusButton = () => button.current?.focus({ preventScroll: true })
  const remove = async () => {
    const neighbour = neighbourOf(button.current)
    // focuses the card next to the deleted one
    if (await deleteVideo(video)) neighbour?.querySelector('button')?.focus({ preventScroll: true })
  }
  const { repeatingId, repeat } = useRepeatVideo()
  const { isContinuing, items: continuing } = useContinueItems(video.id)
  const clip = clipOf(video)
  const hasTools = useInstallationQuery().data?.installation.engine === 'FAL' && clip !== null
  const may = useMay()
  const mayGenerate = may('generate')
  const isMade = video.status !== 'IN_PROGRESS' && video.status !== 'FAILED'
  const reasonItem = {
    key: 'reason',
    label: clip?.declineReason ? 'Change reason' : 'Add reason',
    icon: <MessageSquareX size={16} />,
    onClick: () => setReasoning(true),
  }
  const againItem = {
    key: 'again',
    label: 'Make another take',
    icon: <RotateCw size={16} />,
    onClick: () => repeat(video.id),
  }
  const lipsItem = {
    key: 'lips',
    label: 'Fit lips to a voice',
    icon: <Mic size={16} />,
    onClick: () => setTool('LIPS'),
  }
  const upscaleItem = {
    key: 'upscale',
    label: 'Upscale',
    icon: <Scaling size={16} />,
    onClick: () => setTool('UPSCALE'),
  }
  const changes = [
    { key: 'rename', label: 'Rename', icon: <Pencil size={16} />, onClick: () => setRenaming(true) },
    {
      key: 'delete',
      label: video.status === 'IN_PROGRESS' ? 'Delete (cancel it first)' : 'Delete',
      icon: <Trash2 size={16} />,
      danger: true,
      disabled: video.status === 'IN_PROGRESS',
      onClick: () => void remove(),
    },
  ]
  const items = [
    ...(isMade ? continuing : []),
    ...(isMade && mayGenerate && hasTools ? [lipsItem] : []),
    ...(video.status === 'ACCEPTED' && mayGenerate && hasTools ? [upscaleItem] : []),
    ...(isMade && may('share')
      ? [
          {
            key: 'share',
            label: 'Share for review',
            icon: <Share2 size={16} />,
            onClick: () => setSharing(true),
          },
        ]
      : []),
    ...(video.status === 'DECLINED' && may('decide') ? [reasonItem] : []),
    ...(video.status === 'DECLINED' && mayGenerate ? [againItem] : []),
    ...(mayGenerate ? changes : []),
  ]
  if (!items.length) return null
  const name = `More for ${videoTitle(video)}`
  const opener = (
    <Button
      ref={button}
      className={className}
      tabIndex={tabIndex}
      type="text"
      size="small"
      loading={isDeleting || isContinuing || repeatingId !== null}
      aria-label={name}
      aria-haspopup="menu"
      icon={<MoreHorizontal size={16} />}
      {...(!wasOpened && openedBy(() => setOpened(true)))}
    />
  )
  return (
    <>
      {wasOpened ? (
        <MenuOnButton name={name} items={items} button={button} fallback={opener}>
          {opener}
        </MenuOnButton>
      ) : (
        opener
      )}
      <RenameVideo
        open={isRenaming}
        video={video}
        onClose={() => setRenaming(false)}
        afterClose={focusButton}
      />
      <SyncLipsDialog
        open={tool === 'LIPS'}
        video={video}
        onClose={() => setTool(null)}
        afterClose={focusButton}
      />
      <UpscaleDialog
        open={tool === 'UPSCALE'}
        video={video}
        onClose={() => setTool(null)}
        afterClose={focusButton}
      />
      <ShareDialog
        open={isSharing}
        target={targetOfVideo(video)}
        onClose={() => setSharing(false)}
        afterClose={focusButton}
      />
      {clip && (
        <DeclineReason
          open={isReasoning}
          video={clip}
          onClose={() => setReasoning(false)}
          afterClose={focusButton}
        />
      )}
    </>
  )
}
