/**
 * Values of rows that were prefetched for a whole list: a prefetched value costs far less than a promise for each
 * row.
 */
export class Present<Row extends object, Values extends object> {
  private readonly values = new WeakMap<Row, Partial<Values>>()

  /** Adds prefetched values to a row. */
  put(row: Row, values: Partial<Values>): void {
    this.values.set(row, { ...this.values.get(row), ...values })
  }

  /** The prefetched value of a row, or the result of `read`. */
  get<Name extends keyof Values, Read>(row: Row, name: Name, read: () => Read): Values[Name] | Read {
    const values = this.values.get(row)
    return values && name in values ? (values[name] as Values[Name]) : read()
  }
}

/** A value, or a promise of it. */
export type Soon<Value> = Value | Promise<Value>

/** Maps a value, synchronously if it is present. */
export const after = <Value, Next>(value: Soon<Value>, show: (value: Value) => Soon<Next>): Soon<Next> =>
  value instanceof Promise ? value.then(show) : show(value)
