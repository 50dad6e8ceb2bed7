import { parentPort } from 'node:worker_threads'
import { assemble, preparePart } from '../film/film.js'
import { UnreadablePicture } from '../film/raster.js'
import { Renderer } from '../film/renderer.js'
import { drawStill } from '../film/still.js'
import type { Answer, Ask, Question, Reply, TaskName } from './tasks.js'

const open = new Map<number, Renderer>()

const HANDLERS: { [N in TaskName]: (ask: Ask<N>) => Answer<N> | Promise<Answer<N>> } = {
  prepare: ({ order, part, of }) => preparePart(order, true, part, of),
  assemble: ({ order, parts }) => assemble(order, true, parts),
  open: ({ id, film }) => {
    open.set(id, new Renderer(film))
    return null
  },
  frame: ({ id, t, number }) => {
    const renderer = open.get(id)
    if (!renderer) throw new Error('This film is not open.')
    return renderer.frame(t, number)
  },
  close: ({ id }) => {
    open.delete(id)
    return null
  },
  still: (ask) => drawStill(ask),
}

const port = parentPort
if (!port) throw new Error('This file runs in a worker thread only.')
const answer = <N extends TaskName>({ name, ask }: Question<N>) => HANDLERS[name](ask)

port.on('message', (question: Question) => {
  const { call } = question
  const reply = (message: Reply, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)
  Promise.resolve()
    .then(() => answer(question))
    .then(
      (given) =>
        reply(
          { call, answer: given },
          question.name === 'frame' && given instanceof Uint8Array ? [given.buffer as ArrayBuffer] : [],
        ),
      (error: unknown) =>
        reply({
          call,
          error: error instanceof Error ? error.message : String(error),
          fault: error instanceof UnreadablePicture,
        }),
    )
})
