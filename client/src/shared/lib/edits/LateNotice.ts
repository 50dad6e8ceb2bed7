/** Time until unsaved changes are reported, in milliseconds. */
const LATE_AFTER_MS = 2_000

/** Reports changes that stay unsaved too long. */
export class LateNotice {
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Whether changes have been unsaved too long. */
  isLate = false

  constructor(private readonly onLate: () => void) {}

  watch(isUnsaved: boolean): void {
    if (isUnsaved === (this.timer !== undefined)) return
    clearTimeout(this.timer)
    this.timer = undefined
    this.isLate = false
    if (!isUnsaved) return
    this.timer = setTimeout(() => {
      this.isLate = true
      this.onLate()
    }, LATE_AFTER_MS)
  }
}
