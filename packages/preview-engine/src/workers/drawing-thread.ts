import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { assembleVideo, preparePart } from '../render/prepare.js'
import { Renderer } from '../render/renderer.js'
import { renderImage } from '../render/image.js'
import {
  DrawingError,
  type TaskInput,
  type TaskMessage,
  type TaskName,
  type TaskReply,
  type TaskResult,
} from './tasks.js'

sharp.cache(false) // useless, as no layer is rasterized twice

const open = new Map<number, Renderer>()

const HANDLERS: { [N in TaskName]: (input: TaskInput<N>) => TaskResult<N> | Promise<TaskResult<N>> } = {
  prepare: ({ order, part, of }) => preparePart(order, true, part, of),
  assemble: ({ order, parts }) => assembleVideo(order, true, parts),
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
  still: (input) => renderImage(input),
  sound: async (input) => (await import('../sounds/sketch.js')).sketchSound(input),
}

const port = parentPort
if (!port) throw new Error('This file runs in a worker thread only.')
const run = <N extends TaskName>({ name, input }: TaskMessage<N>) => HANDLERS[name](input)

port.on('message', (message: TaskMessage) => {
  const { call } = message
  const reply = (outcome: TaskReply, transfer: ArrayBuffer[] = []) => port.postMessage(outcome, transfer)
  Promise.resolve()
    .then(() => run(message))
    .then(
      (result) =>
        reply(
          { call, result },
          message.name === 'frame' && result instanceof Uint8Array ? [result.buffer as ArrayBuffer] : [],
        ),
      (error: unknown) =>
        reply({
          call,
          error: error instanceof Error ? error.message : String(error),
          retryable: !(error instanceof DrawingError) || error.retryable,
        }),
    )
})
