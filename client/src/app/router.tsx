import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom'
import { LoadingLogo } from '../ui/Logo'
import { Guard } from './Guard'
import { RouteFailure } from './RouteFailure'
import { Shell } from './shell/Shell'

const page = (load: () => Promise<{ default: React.ComponentType }>) => ({
  lazy: async () => ({ Component: (await load()).default }),
})

/** The app’s addresses (specification S1); the code of each page is fetched when it is first needed. */
export const routes: RouteObject[] = [
  {
    errorElement: <RouteFailure alone />,
    HydrateFallback: LoadingLogo,
    children: [
      { path: '/login', ...page(() => import('../pages/login')) },
      { path: '/accept-invite', ...page(() => import('../pages/accept-invite')) },
      { path: '/reset-password', ...page(() => import('../pages/reset-password')) },
      {
        element: <Guard />,
        children: [
          {
            element: <Shell />,
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
]

export const makeRouter = () => createBrowserRouter(routes)
