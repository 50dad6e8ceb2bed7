import sharp from 'sharp'
import { PictureFailure } from './pictures.js'
import { inspectPicture, writePicture } from './picture-writing.js'
import { drawPicture } from './lettering/draw-picture.js'
import type { DecoderReply, DecoderTask } from './picture-decoder.js'

/** Messages of libvips for a full disk; it gives no error code. */
const FULL_DISK = /No space left on device|Disk quota exceeded/i

sharp.concurrency(1)
sharp.cache(false)
process.umask(0o077)

/** Errors without a system call are the decoder's complaints about the file. */
function replyFor(error: unknown): DecoderReply {
  if (error instanceof PictureFailure) return { refused: error.why }
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (FULL_DISK.test(message)) return { broken: { code: 'ENOSPC', message } }
  return syscall === undefined ? { refused: 'processing' } : { broken: { code, message } }
}

const execute = (task: DecoderTask) => {
  if ('svg' in task) return drawPicture(task)
  return task.folder === undefined ? inspectPicture(task.file) : writePicture(task.file, task.folder)
}

// the parent is gone; a busy decoder would not exit by itself
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (task: DecoderTask) => {
  void execute(task)
    .then((done): DecoderReply => ({ done }), replyFor)
    .then((reply) => process.send!(reply))
})
process.send!('ready')
