/**
 * Values that rows bring along because they were read for a whole list: a value that is present costs far less
 * than one promise for each row.
 */
export class Present<Row extends object, Values extends object> {
  private readonly values = new WeakMap<Row, Partial<Values>>()

  /** Has a row bring these along, besides what it brings already. */
  put(row: Row, values: Partial<Values>): void {
    this.values.set(row, { ...this.values.get(row), ...values })
  }

  /** What a row brings along, or else what is read now. */
  get<Name extends keyof Values, Read>(row: Row, name: Name, read: () => Read): Values[Name] | Read {
    const values = this.values.get(row)
    return values && name in values ? (values[name] as Values[Name]) : read()
  }
}

/** What is there already, or will be read. */
export type Soon<Value> = Value | Promise<Value>

/** What follows from a value, at once where it is there already. */
export const after = <Value, Next>(value: Soon<Value>, show: (value: Value) => Soon<Next>): Soon<Next> =>
  value instanceof Promise ? value.then(show) : show(value)
