/** With `--runInBand` the window is in Jest’s own process, where its timers would prevent Jest from exiting. */
export default function teardown() {
  globalThis.closeWindow?.()
}
