import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { type PageQueries, prefetchQueries } from '../shared/lib/loading/prefetchQueries'
import { loadCode, ReloadPage } from '../shared/lib/loading/lazyComponent'
import { usePageTitle } from '../shared/lib/navigation'
import { EmptyState } from '../shared/ui/EmptyState'

/** Shown instead of a page that crashed or whose code could not be loaded. */
function RouteFailure({ alone }: { alone?: boolean }) {
  usePageTitle('Something went wrong')
  return (
    <EmptyState
      broken
      heading="h1"
      alone={alone}
      title="Something went wrong."
      text="This page could not be shown. Your work on the server is safe."
      onRetry={() => location.reload()}
    />
  )
}

type Load = () => Promise<{ default: React.ComponentType; pageQueries?: PageQueries }>

/** Loads the code of a page and then prefetches its first queries. */
const page = (load: Load) => ({
  lazy: async () => {
    const page = await loadCode(load)
    if (page?.pageQueries) prefetchQueries(page.pageQueries)
    return { Component: page?.default ?? ReloadPage }
  },
})

/** The production build omits this page and everything that only it imports. */
const developmentPages: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [{ path: '/gallery', ...page(() => import('../pages/gallery')) }]

/** The logo of `index.html` is shown until the first page has loaded. */
const Opening = () => null

/** The routes of specification S1; pages are loaded on demand. `studio` wraps every page but the login. */
export const routes = (studio: Load): RouteObject[] => [
  {
    errorElement: <RouteFailure alone />,
    HydrateFallback: Opening,
    children: [
      { path: '/login', ...page(() => import('../pages/login')) },
      {
        ...page(studio),
        children: [
          {
            errorElement: <RouteFailure alone />,
            element: <Outlet />,
            children: [
              {
                path: '/accept-invite',
                ...page(async () => ({ default: (await import('../pages/account-link')).AcceptInvitePage })),
              },
              {
                path: '/reset-password',
                ...page(async () => ({ default: (await import('../pages/account-link')).ResetPasswordPage })),
              },
              ...developmentPages,
              {
                ...page(() => import('./Guard')),
                children: [
                  {
                    errorElement: <RouteFailure />,
                    children: [
                      { path: '/', element: <Navigate to="/library" replace /> },
                      { path: '/library/:category?/:id?', ...page(() => import('../pages/library')) },
                      { path: '/projects', ...page(() => import('../pages/projects')) },
                      { path: '/projects/:id', ...page(() => import('../pages/project')) },
                      { path: '/marketplace/:id?', ...page(() => import('../pages/marketplace')) },
                      { path: '/trash', ...page(() => import('../pages/trash')) },
                      { path: '/settings', ...page(() => import('../pages/settings')) },
                      { path: '*', ...page(() => import('../pages/unknown')) },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]

export const makeRouter = () => createBrowserRouter(routes(() => import('./Studio')))
