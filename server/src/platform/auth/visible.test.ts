import { forbidden, notFound, unauthenticated, unavailable } from '../errors/failure.js'
import { isVisible, orNull } from './visible.js'

const thing = { id: 'a' }

test('a missing object, or one that the viewer may not see, is null', async () => {
  expect(await orNull(Promise.resolve(thing))).toBe(thing)
  expect(await isVisible(Promise.resolve(thing))).toBe(true)
  for (const failure of [notFound('Project'), forbidden()]) {
    expect(await orNull(Promise.reject(failure))).toBeNull()
    expect(await isVisible(Promise.reject(failure))).toBe(false)
  }
})

test('an outage, or any other error, is rethrown', async () => {
  for (const failure of [unavailable(), unauthenticated(), new Error('Connection terminated')]) {
    await expect(orNull(Promise.reject(failure))).rejects.toBe(failure)
    await expect(isVisible(Promise.reject(failure))).rejects.toBe(failure)
  }
})
