import { Button, Dropdown } from 'antd'
import { Clapperboard, Download, Film, MoreHorizontal, Scissors, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { lazyComponent, lazyDialog } from '../../shared/lib/loading/lazyComponent'
import { inRegion } from '../../shared/ui/PopoverRegion'
import { AnimaticActions } from './film/AnimaticActions'
import { useExports } from './exports'
import type { StoryboardFieldsFragment } from './storyboard.generated'
import s from './Storyboard.module.css'
import { goTo } from '../../shared/lib/navigation'
import { toast } from '../../shared/lib/toast'
import { useExportAnimaticMutation } from './film/film.generated'

/** Merges the board into a draft film of the project. */
function useDraftFilm(projectId: string) {
  const [start, { loading }] = useExportAnimaticMutation({ variables: { projectId } })
  const exportFilm = () =>
    void start()
      .then(({ data: started }) => {
        const title = started?.exportAnimatic.title
        toast.info(`“${title}” is being made`, {
          label: 'Show',
          run: () => goTo(`/projects/${projectId}?tab=merged`),
        })
      })
      .catch(() => undefined)
  return { exportFilm, isExporting: loading }
}

const ScriptDialog = lazyDialog(async () => (await import('./script/ScriptDialog')).ScriptDialog)
const GenerateMissing = lazyComponent(async () => (await import('./takes/GenerateMissing')).GenerateMissing)
const CutFromBoard = lazyComponent(async () => (await import('./takes/CutFromBoard')).CutFromBoard)

interface BoardActionsProps {
  projectId: string
  board: StoryboardFieldsFragment
}

/**
 * Actions for the whole storyboard, in the order of making a film. Secondary actions are in a menu if they do
 * not fit one line.
 */
export function BoardActions({ projectId, board }: BoardActionsProps) {
  const { shots } = board
  const [opened, setOpened] = useState<'script' | 'generate' | 'cut' | null>(null)
  const { exports, isSaving } = useExports(projectId)
  const { exportFilm, isExporting } = useDraftFilm(projectId)
  const close = () => setOpened(null)
  const hasTakes = shots.some(({ chosenTake }) => chosenTake)
  const cut = {
    icon: <Scissors size={16} />,
    disabled: !hasTakes,
    title: hasTakes ? undefined : 'No shot has a take yet',
    onClick: () => setOpened('cut'),
  }
  const write = { icon: <ScrollText size={16} />, onClick: () => setOpened('script') }
  const draft = {
    icon: <Film size={16} />,
    title: 'Merges takes, drawings and slates into a film that is marked as a draft',
    onClick: exportFilm,
    key: 'draft',
    label: 'Export draft film',
    disabled: isExporting,
  }
  const files = [draft, ...exports]
  const more = [
    { ...cut, key: 'cut', label: 'Build cut from storyboard' },
    { ...write, key: 'script', label: 'Write from a script' },
    ...files,
  ]
  const isBusy = isSaving || isExporting
  return (
    <>
      <AnimaticActions projectId={projectId} board={board} />
      <Button icon={<Clapperboard size={16} />} onClick={() => setOpened('generate')}>
        Generate takes
      </Button>
      <Button className={s.wide} {...cut}>
        Build cut from storyboard
      </Button>
      <span className={`${s.wide} ${s.quiet}`}>
        <Button type="text" {...write}>
          Write from a script
        </Button>
        <Dropdown menu={{ items: files }} trigger={['click']} popupRender={inRegion('Export')}>
          <Button type="text" icon={<Download size={16} />} loading={isBusy}>
            Export
          </Button>
        </Dropdown>
      </span>
      <Dropdown
        menu={{ items: more }}
        trigger={['click']}
        placement="bottomRight"
        popupRender={inRegion('More')}
      >
        <Button className={s.narrow} icon={<MoreHorizontal size={18} />} loading={isBusy} aria-label="More" />
      </Dropdown>
      <ScriptDialog projectId={projectId} open={opened === 'script'} onClose={close} />
      {opened === 'generate' && <GenerateMissing projectId={projectId} shots={shots} onClose={close} />}
      {opened === 'cut' && <CutFromBoard projectId={projectId} shots={shots} onClose={close} />}
    </>
  )
}
