const TITLE_LENGTH = 80

/** The first line of a prompt, short enough for a caption. */
export const titleOf = (prompt: string): string => {
  const [line] = prompt.split('\n')
  return line.length <= TITLE_LENGTH ? line : `${line.slice(0, TITLE_LENGTH - 1).trimEnd()}…`
}
