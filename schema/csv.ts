/** Spreadsheets read a file as UTF-8 because of it. */
const BYTE_ORDER_MARK = '\uFEFF'
/**
 * Where a cell may begin with a formula: some spreadsheets read wide signs as narrow ones, and those of countries with a
 * decimal comma split cells at semicolons, whatever is quoted.
 */
const FORMULA = /(^|[;,|\t\r\n][\s"]{0,8})(?=[=+\-@＝＋－＠])/g

/** A text that no spreadsheet takes as a formula, or a number of ours, which may be negative. */
type Cell = string | number

const cellOf = (cell: Cell): string => {
  const text =
    typeof cell === 'number' ? String(cell) : cell.replaceAll(FORMULA, "$1'").replace(/^(?=\s)/, "'")
  return `"${text.replaceAll('"', '""')}"`
}

/** A line of a CSV file, with its end. */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** The beginning of a CSV file: what its columns are called. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvRow(columns)
