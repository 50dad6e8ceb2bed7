import { createEvent, fireEvent } from '@testing-library/react'

/** An image file. From now on, all images are decoded with the same size, because jsdom cannot decode. */
export function pictureFile(name: string): File {
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 1620, height: 1080, close() {} }) })
  return new File(['x'], name, { type: 'image/png' })
}

const fire = (event: Event) => {
  fireEvent(document.body, event)
  return event
}

/** Drops a file on the page. Returns the event. */
export const drop = (file: File) =>
  fire(createEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } }))

/** Pastes a file on the page. Returns the event. */
export const paste = (file: File) =>
  fire(createEvent.paste(document.body, { clipboardData: { types: ['Files'], files: [file] } }))
