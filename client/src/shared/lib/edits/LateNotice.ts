/** Milliseconds after which unsaved changes are reported. */
const LATE_AFTER_MS = 2_000

/** Reports changes that stay unsaved for a while. */
export class LateNotice {
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Whether changes have been unsaved for a while. */
  isLate = false

  /** `onLate` is called when unsaved changes become late. */
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
