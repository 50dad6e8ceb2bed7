import { forbidden, notFound, unauthenticated, unavailable } from '../errors/failure.js'
import { isVisible, orNull } from './visible.js'

const thing = { id: 'a' }

test('what is not there, and what a viewer may not see, is an answer', async () => {
  expect(await orNull(Promise.resolve(thing))).toBe(thing)
  expect(await isVisible(Promise.resolve(thing))).toBe(true)
  for (const failure of [notFound('Project'), forbidden()]) {
    expect(await orNull(Promise.reject(failure))).toBeNull()
    expect(await isVisible(Promise.reject(failure))).toBe(false)
  }
})

test('an outage, and whatever else goes wrong, is no answer', async () => {
  for (const failure of [unavailable(), unauthenticated(), new Error('Connection terminated')]) {
    await expect(orNull(Promise.reject(failure))).rejects.toBe(failure)
    await expect(isVisible(Promise.reject(failure))).rejects.toBe(failure)
  }
})
