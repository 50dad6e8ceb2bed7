import type { LowerThirdPosition, LowerThirdStyle } from '#schema/lower-third'

export const STYLE_NAMES: Record<LowerThirdStyle, string> = {
  BAR: 'Bar',
  PLAIN: 'Plain',
  PANEL: 'Panel',
}

export const POSITION_NAMES: Record<LowerThirdPosition, string> = {
  TOP_LEFT: 'Top left',
  TOP_CENTRE: 'Top centre',
  TOP_RIGHT: 'Top right',
  MIDDLE_LEFT: 'Middle left',
  MIDDLE_CENTRE: 'Middle centre',
  MIDDLE_RIGHT: 'Middle right',
  BOTTOM_LEFT: 'Bottom left',
  BOTTOM_CENTRE: 'Bottom centre',
  BOTTOM_RIGHT: 'Bottom right',
}
