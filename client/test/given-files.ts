import { createEvent, fireEvent } from '@testing-library/react'

/** An image file. jsdom does not decode images, so all get the same size from now on. */
export function pictureFile(name: string): File {
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 1620, height: 1080, close() {} }) })
  return new File(['x'], name, { type: 'image/png' })
}

const given = (event: Event) => {
  fireEvent(document.body, event)
  return event
}

/** Drops a file somewhere on the page; returns the event. */
export const drop = (file: File) =>
  given(createEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } }))

/** Pastes a file somewhere on the page; returns the event. */
export const paste = (file: File) =>
  given(createEvent.paste(document.body, { clipboardData: { types: ['Files'], files: [file] } }))
