import { fontconfigFile, fontsFolder } from '../../lettering/fonts.js'

/** A path within a filter graph: escaped for the value of an option, and again for the graph. */
const inGraph = (path: string): string => path.replace(/[\\':]/g, '\\$&').replace(/[\\'[\],;]/g, '\\$&')

/** The filter that draws a script of captions. Its command needs the environment of `packagedFontsAlone`. */
export const captionFilter = (script: string): string =>
  `ass=filename=${inGraph(script)}:fontsdir=${inGraph(fontsFolder())}`

/** An environment in which no font of the machine is found. */
export const packagedFontsAlone = (): Record<string, string> => ({ FONTCONFIG_FILE: fontconfigFile() })
