import { Button, Dropdown } from 'antd'
import { Captions, CaptionsOff } from 'lucide-react'
import { inRegion } from '../../../../shared/ui/PopoverRegion'
import { languageName } from '../../../../shared/ui/captions/CaptionTracks'
import type { CaptionChoice, FilmCaptions } from './filmCaptions'

const OFF = 'off'

interface CaptionsButtonProps {
  captions: readonly Pick<FilmCaptions, 'language'>[]
  choice: CaptionChoice
  size?: 'small' | 'middle'
}

/** Toggles captions, or opens a menu of languages if there are several. */
export function CaptionsButton({
  captions,
  choice: { shown, toggle, choose },
  size = 'small',
}: CaptionsButtonProps) {
  const iconSize = size === 'small' ? 16 : 18
  const button = {
    type: 'text' as const,
    size,
    icon: shown ? <Captions size={iconSize} /> : <CaptionsOff size={iconSize} />,
    'aria-keyshortcuts': 'C',
  }
  if (captions.length === 1)
    return <Button {...button} aria-label={shown ? 'Hide captions' : 'Show captions'} onClick={toggle} />
  const languages = captions.map(({ language }) => ({ key: language, label: languageName(language) }))
  return (
    <Dropdown
      trigger={['click']}
      placement="topRight"
      // inside the player, which may be in full screen
      getPopupContainer={(trigger) => trigger.closest<HTMLElement>('[role=group]') ?? document.body}
      popupRender={inRegion('Caption language')}
      menu={{
        items: [{ key: OFF, label: 'Off' }, ...languages],
        selectable: true,
        selectedKeys: [shown ?? OFF],
        onClick: ({ key }) => choose(key === OFF ? null : key),
      }}
    >
      <Button {...button} aria-label="Captions" aria-haspopup="menu" />
    </Dropdown>
  )
}
