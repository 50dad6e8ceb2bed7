/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/**
 * Positions where a spreadsheet may read a formula. Some treat full-width signs as ASCII, and those of locales with a decimal
 * comma split cells at semicolons even within quotes.
 */
const FORMULA = /(^|[;,|\t\r\n][\s"]{0,8})(?=[=+\-@＝＋－＠])/g

/** A text, escaped so that it is never read as a formula, or a number, which may be negative. */
type Cell = string | number

const cellOf = (cell: Cell): string => {
  const text =
    typeof cell === 'number' ? String(cell) : cell.replaceAll(FORMULA, "$1'").replace(/^(?=\s)/, "'")
  return `"${text.replaceAll('"', '""')}"`
}

/** A line of a CSV file, including its line break. */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** The header of a CSV file with the names of its columns. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvRow(columns)
