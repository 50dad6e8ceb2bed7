/** Modules that wrap all pages but the login. */
export const STUDIO = ['app/Studio', 'app/Guard']

export const LOGIN = '/login'

/** Modules of each address, matching `src/app/router.tsx`. */
export const PAGES: Record<string, string[]> = {
  [LOGIN]: ['pages/login'],
  '/': [...STUDIO, 'pages/library'],
  '/library': [...STUDIO, 'pages/library'],
  '/projects': [...STUDIO, 'pages/projects'],
  '/projects/:id': [...STUDIO, 'pages/project', 'features/chat/ChatTab'],
  '/projects/:id?tab=storyboard': [...STUDIO, 'pages/project', 'features/storyboard/StoryboardTab'],
  '/projects/:id?tab=assets': [...STUDIO, 'pages/project', 'features/workspace/AssetsTab'],
  '/projects/:id?tab=videos': [
    ...STUDIO,
    'pages/project',
    'pages/videos/VideosTab',
    'features/clips/review/VideoGrid',
  ],
  '/projects/:id?tab=merged': [...STUDIO, 'pages/project', 'features/merge/MergedTab'],
  '/projects/:id?tab=notes': [...STUDIO, 'pages/project', 'features/notes/NotesTab'],
  '/projects/:id?tab=settings': [...STUDIO, 'pages/project', 'features/workspace/SettingsTab'],
  '/marketplace': [...STUDIO, 'pages/marketplace'],
  '/trash': [...STUDIO, 'pages/trash'],
  '/settings': [...STUDIO, 'pages/settings'],
}
