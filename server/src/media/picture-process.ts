import sharp from 'sharp'
import { PictureFailure } from './pictures.js'
import { inspectPicture, writePicture } from './picture-writing.js'
import { drawPicture } from './lettering/draw-picture.js'
import type { DecoderReply, DecoderTask } from './picture-decoder.js'

/** What a full disk is called by libvips, which gives no code. */
const FULL_DISK = /No space left on device|Disk quota exceeded/i

sharp.concurrency(1)
sharp.cache(false)
process.umask(0o077)

/** What is not said in our own words is the decoder's complaint about the file. */
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

// the parent is gone; a decoder at work would hold up an exit
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (task: DecoderTask) => {
  void execute(task)
    .then((done): DecoderReply => ({ done }), replyFor)
    .then((reply) => process.send!(reply))
})
process.send!('ready')
