/** Mocks downloads with `respond`. Returns a live list of saved file names. */
export function watchDownloads(respond: () => Promise<Partial<Response>>): string[] {
  const saved: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond as typeof fetch)
  // jsdom does not download
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}
