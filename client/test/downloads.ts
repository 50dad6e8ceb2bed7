/** Mocks downloads with `respond`; returns a live list of the names of saved files. */
export function watchDownloads(respond: () => Promise<Partial<Response>>): string[] {
  const saved: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond as typeof fetch)
  // jsdom does not download: it only reports the followed link
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}
