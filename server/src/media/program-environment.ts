const NEEDED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'LANG',
  'LANGUAGE',
  'TZ',
]
const NEEDED_FAMILIES = /^(LC_|FONTCONFIG_|XDG_)/

/** What a program that we start needs of our environment; secrets are none of it. */
export const programEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => NEEDED.includes(name) || NEEDED_FAMILIES.test(name)),
  )
