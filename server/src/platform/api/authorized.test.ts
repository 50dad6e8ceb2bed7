import { accessOf } from './authorized.js'
import { call, openCall } from './rest.js'
import '../../app/graphql/resolvers.js'

const row = {
  path: '/nothing',
  tag: 'Nothing',
  summary: 'Does nothing',
  responses: [{ status: 204, description: 'Nothing.' }],
  run: async () => undefined,
} as const

test('a mutation without a declaration is an error', () => {
  expect(() => accessOf('doNothing')).toThrow('The mutation doNothing does not declare its access')
})

test('a call that writes takes the access of its mutation, or its own; without both it is an error', () => {
  expect(call({ ...row, method: 'post', name: 'updateCut' }).access).toEqual({ action: 'cut' })
  expect(call({ ...row, method: 'put', name: 'mergeCut', mutation: 'mergeVideos' }).access).toEqual({
    action: 'merge',
  })
  expect(call({ ...row, method: 'delete', name: 'doNothing', access: { admin: true } }).access).toEqual({
    admin: true,
  })
  expect(() => call({ ...row, method: 'post', name: 'doNothing' })).toThrow('The mutation doNothing')
  expect(call({ ...row, method: 'get', name: 'doNothing' }).access).toEqual({ audience: 'viewers' })
})

test('a call has the audience of its mutation', () => {
  expect(() => openCall({ ...row, method: 'post', name: 'updateCut' })).toThrow('updateCut is for all')
})
