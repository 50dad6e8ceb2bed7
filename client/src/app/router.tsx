import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { type PageQueries, prefetchQueries } from '../shared/lib/loading/prefetchQueries'
import { loadCode, ReloadPage } from '../shared/lib/loading/lazyComponent'
import { usePageTitle } from '../shared/lib/navigation'
import { EmptyState } from '../shared/ui/EmptyState'

/** Shown instead of a page that crashed or failed to load. */
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

/** A route that loads the code of a page, then prefetches its first queries. */
const page = (load: Load) => ({
  lazy: async () => {
    const page = await loadCode(load)
    if (page?.pageQueries) prefetchQueries(page.pageQueries)
    return { Component: page?.default ?? ReloadPage }
  },
})

/** Omitted from the production build, with everything that only these pages import. */
const developmentPages: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [{ path: '/gallery', ...page(() => import('../pages/gallery')) }]

/** Renders nothing: `index.html` shows the logo until the first page is loaded. */
const Opening = () => null

/** Routes of specification S1, with pages loaded on demand. `studio` wraps all pages but the login. */
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
