import { useNavigate } from 'react-router-dom'
import { Palette, type PaletteAction } from '../../features/palette/Palette'
import { Clapperboard, FolderPlus, Keyboard, LogOut, Settings, Upload, UserPlus } from 'lucide-react'
import { useSignOut } from '../../features/account/signOut'
import { categoriesFor } from '../../features/library/categories'
import { useSampleFilm } from '../../features/projects/useSampleFilm'
import { useMeQuery } from '../../entities/person/me.generated'
import { navigationToOpen } from '../../shared/lib/navigation'
import { phonePlaces } from './Sidebar'

/** Pages and actions of the palette. */
function usePaletteActions(showKeys: () => void): PaletteAction[] {
  const navigate = useNavigate()
  const signOut = useSignOut()
  const openSampleProject = useSampleFilm()
  const isAdmin = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me.isAdmin ?? false
  const go = (to: string) => () => void navigate(to)
  const library = phonePlaces.find(({ to }) => to === '/library')!
  const places = [
    ...phonePlaces,
    ...categoriesFor(isAdmin).map(({ slug, label }) => ({ ...library, to: `/library/${slug}`, label })),
  ]
  return [
    ...places.map(({ to, label, icon }) => ({ group: 'Go to' as const, label, icon, run: go(to) })),
    {
      group: 'Actions',
      label: 'Create Project',
      icon: FolderPlus,
      keywords: ['new', 'add'],
      run: () => void navigate('/projects', navigationToOpen('new-project')),
    },
    {
      group: 'Actions',
      label: 'Open the sample film',
      icon: Clapperboard,
      keywords: ['example', 'demo', 'tour'],
      run: () => void openSampleProject().catch(() => undefined), // the error link shows the error
    },
    {
      group: 'Actions',
      label: 'Upload Asset',
      icon: Upload,
      keywords: ['picture', 'image', 'file', 'add'],
      run: () => void navigate('/library/my-library', navigationToOpen('upload')),
    },
    ...(isAdmin
      ? [
          {
            group: 'Actions' as const,
            label: 'Invite somebody',
            icon: UserPlus,
            keywords: ['team', 'member', 'add'],
            run: go('/settings?tab=team'),
          },
        ]
      : []),
    {
      group: 'Actions',
      label: 'Change your password',
      icon: Settings,
      keywords: ['profile', 'username', 'settings'],
      run: go('/settings'),
    },
    {
      group: 'Actions',
      label: 'Show shortcuts',
      icon: Keyboard,
      keywords: ['shortcuts', 'help'],
      run: showKeys,
    },
    {
      group: 'Actions',
      label: 'Log out',
      icon: LogOut,
      keywords: ['sign out', 'leave'],
      run: () => void signOut(),
    },
  ]
}

interface FinderProps {
  open: boolean
  onKeys: () => void
  onClose: () => void
}

/** The command palette with the pages and actions of the app. */
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
