/** Fields from text: `key=value` or `key`, which is true. Numbers and lists are parsed. */
export const fieldsOf = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    text
      .split(' ')
      .filter(Boolean)
      .map((pair) => {
        const [key, value = 'true'] = pair.split('=')
        return [key, /^(?:-?[\d.]+|[[{].*|true)$/.test(value) ? JSON.parse(value) : value]
      }),
  )

/** Lines of a table, each split into its columns at semicolons. */
export const columnsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(';').map((column) => column.trim()))
