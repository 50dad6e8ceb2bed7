/** The fonts that storyboards are printed with; the build copies them into dist. */
export const FONT_FILES = {
  plain: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
}
