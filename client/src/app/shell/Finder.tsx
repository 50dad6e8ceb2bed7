import { useNavigate } from 'react-router-dom'
import { Palette } from '../../features/palette/Palette'
import { usePaletteActions } from './paletteActions'

interface FinderProps {
  open: boolean
  onKeys: () => void
  onClose: () => void
}

/** The palette, with the places and actions of this app. */
export function Finder({ open, onKeys, onClose }: FinderProps) {
  const navigate = useNavigate()
  return (
    <Palette
      open={open}
      actions={usePaletteActions(onKeys)}
      onProject={(id) => void navigate(`/projects/${id}`)}
      onAsset={(id) => void navigate(`/library/team-library/${id}`)}
      onClose={onClose}
    />
  )
}
