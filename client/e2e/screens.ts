import { TABS } from '../src/features/workspace/tabs.js'

/** Widths of phones, tablets and desktops, in CSS pixels. */
export const WIDTHS = [320, 390, 768, 1024, 1440, 1920]

/** Addresses of all screens of a signed-in user. */
export const screensOf = (project: string): string[] => [
  ...TABS.map(({ key }) => `/projects/${project}?tab=${key}`),
  '/projects',
  '/library',
  '/marketplace',
  '/trash',
  '/settings',
]

/** Runs in the page: the containers that scroll sideways, with their widths. */
export const sidewaysScrollers = (): string[] =>
  [document.documentElement, ...document.querySelectorAll('main, [role=tabpanel]')]
    .filter((at) => at === document.documentElement || /auto|scroll/.test(getComputedStyle(at).overflowX))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth} of ${clientWidth} px`)
