/** Words that request text in the picture. */
const ASKED =
  /\b(?:title|titles|title card|text|caption|lettering|headline|credits|logo|intro|outro|end card|words|typography|slogan|sign|banner|billboard|poster)\b/i
const QUOTED = /["“”«»„](.{1,60}?)["“”«»]|(?:^|\s)['‘](.{2,60}?)['’](?=[\s.,;!?]|$)/
const SAYS =
  /\b(?:says|saying|reads|reading|titled|called|the words?|the text|with text|title card:|title:)\s+([^,.;:]{2,60}?)(?=\s+(?:on|in|over|at|with|against|before|above)\b|[,.;]|$)/i

/** The text to show in large letters; undefined without such text. */
export const titleOf = (prompt: string): string | undefined => {
  if (!ASKED.test(prompt)) return undefined
  const quoted = QUOTED.exec(prompt)
  const said = quoted?.[1] ?? quoted?.[2] ?? SAYS.exec(prompt)?.[1]
  const text = said?.replace(/\s+/g, ' ').trim().toUpperCase()
  return text && /[A-Z0-9]/.test(text) ? text : undefined
}

/** The prompt without the text that is shown as letters. */
export const withoutTitle = (prompt: string, title: string | undefined): string => {
  const at = title ? prompt.toUpperCase().replace(/\s+/g, ' ').indexOf(title) : -1
  const plain = prompt.replace(/\s+/g, ' ')
  return at < 0 ? prompt : `${plain.slice(0, at)} ${plain.slice(at + title!.length)}`
}
