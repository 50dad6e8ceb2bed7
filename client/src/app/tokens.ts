/** Colours. Neutrals have a cool hue of 220°, so that warm pictures and the accent stand out. */
export const color = {
  bay: '#0b0c0e', // level 0: page background, and around pictures
  panel: '#121417', // level 1: panels, cards without a picture, dialogs
  plate: '#1a1d21', // level 2: popovers, menus, tooltips, secondary buttons
  lift: '#262a30', // level 3: hover, selected rows, tags

  line: '#24282d', // hairlines between regions; decorative, never the only sign of a control
  edge: '#666d77', // borders of form controls: 3:1 on bay and panel (WCAG 1.4.11)

  text: '#f1efeb', // bone, not white: calmer beside pictures
  textSoft: '#b3b6bb', // secondary text
  textDim: '#8e939b', // captions and placeholders: still 4.5:1 on lift
  textOff: '#5d636b', // disabled only

  accent: '#ff8b4d', // primary actions, playhead, focus, progress; nothing else
  accentHover: '#ffa06d',
  accentPress: '#e8743a',
  onAccent: '#1b0e06', // text on accent, approved and declined fills

  pending: '#e6cc55', // lemon, 30° away from the accent
  approved: '#63c990',
  declined: '#f5707a', // rose, 25° away from the accent
  progress: '#82b6ea', // cold: work in progress that needs no action
} as const

/** Type: Instrument Sans for text, Geist Mono for numbers. */
export const font = {
  sans: "'Instrument Sans Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  mono: "'Geist Mono Variable', ui-monospace, 'SF Mono', Menlo, monospace",
}

/** Type scale as [size, line height], on a 4 px grid. */
const type = {
  caption: [12, 16],
  body: [14, 20],
  lead: [16, 24], // prompts, card titles
  section: [18, 24],
  title: [28, 36], // once per page
  display: [44, 48], // the login page only
} as const

// sharper corners for film frames than for containers
export const radius = { frame: 4, control: 6, panel: 10, dialog: 12 }

export const shadow = {
  // popovers and menus: a hairline of light, then depth
  float: '0 0 0 1px #ffffff12, 0 12px 32px -8px #000000b3',
  dialog: '0 0 0 1px #ffffff12, 0 32px 96px -16px #000000e6',
  focus: `0 0 0 2px ${color.bay}, 0 0 0 4px ${color.accent}`, // ring with a gap, visible on pictures, too
}

export const motion = {
  quick: '120ms', // hover, press
  calm: '200ms', // popovers, tabs, sortable clips (spec: 200 ms ease)
  slow: '320ms', // dialogs, the full-screen viewer
  ease: 'cubic-bezier(.2, 0, 0, 1)',
}

/** The tokens as CSS variables. */
export const cssVars = `:root{${[
  ...Object.entries(color).map(([k, v]) => `--${k}:${v}`),
  ...Object.entries(font).map(([k, v]) => `--font-${k}:${v}`),
  ...Object.entries(radius).map(([k, v]) => `--r-${k}:${v}px`),
  ...Object.entries(shadow).map(([k, v]) => `--shadow-${k}:${v}`),
  ...Object.entries(motion).map(([k, v]) => `--${k}:${v}`),
  ...Object.entries(type).map(([k, [s, l]]) => `--t-${k}:${s}px/${l}px var(--font-sans)`),
].join(';')}}`
