/** Answers downloads with `respond`; returns the names under which files are saved, as they are. */
export function watchDownloads(respond: () => Promise<Partial<Response>>): string[] {
  const saved: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond as typeof fetch)
  // jsdom saves nothing: it only knows that a link was followed
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}
