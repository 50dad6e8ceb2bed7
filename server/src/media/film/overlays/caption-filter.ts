import { inGraph } from '../../ffmpeg-command.js'
import { fontconfigFile, fontsFolder } from '../../lettering/fonts.js'

/** The filter that draws a script of captions. Its command needs the environment of `packagedFontsAlone`. */
export const captionFilter = (script: string): string =>
  `ass=filename=${inGraph(script)}:fontsdir=${inGraph(fontsFolder())}`

/** An environment in which fontconfig finds no font of the machine. */
export const packagedFontsAlone = (): Record<string, string> => ({ FONTCONFIG_FILE: fontconfigFile() })
