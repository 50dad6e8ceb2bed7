import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Request, RequestHandler } from 'express'
import multer, { MulterError } from 'multer'
import { INCOMPLETE_FILE } from '#schema/rules/asset'
import type { FileField } from '#platform/api/rest'
import { isDiskFull } from '#platform/errors/outage'
import { RequestError } from './answer.js'

const newName = () => `arriving-${randomUUID()}`

/** Bytes of all fields and headers of a form in addition to its file. */
const ROOM_FOR_FIELDS = 1024 * 1024

/**
 * Streams the file of a form to disk, whatever the order of its parts; it is removed once the response is sent.
 * Throws 413 for a file over the limit, and 400 for a form that is incomplete or has unknown parts.
 */
export function receiveForm(
  scratch: string,
  { bytes, tooLarge }: Pick<FileField, 'bytes' | 'tooLarge'>,
): RequestHandler {
  /** The path of each request's file, even if it was not written completely. */
  const arriving = new WeakMap<Request, string>()
  const receive = multer({
    storage: multer.diskStorage({
      destination: scratch,
      filename: (request, _file, done) => done(null, arriving.get(request as Request)!),
    }),
    limits: {
      fileSize: bytes,
      files: 1,
      fields: 20,
      fieldSize: 16 * 1024,
      fieldNameSize: 100,
      parts: 24,
      headerPairs: 50,
    },
  }).single('file')
  return (request, response, next) => {
    if (Number(request.headers['content-length'] ?? 0) > bytes + ROOM_FOR_FIELDS)
      throw new RequestError(413, tooLarge, { Connection: 'close' })
    arriving.set(request, newName())
    response.once('close', () => void rm(join(scratch, arriving.get(request)!), { force: true }))
    receive(request, response, (error: unknown) => next(error && refused(error, tooLarge)))
  }
}

function refused(error: unknown, tooLarge: string): Error {
  if (isDiskFull(error)) return error as Error
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return new RequestError(413, tooLarge)
    if (error.code === 'LIMIT_UNEXPECTED_FILE' || error.code === 'LIMIT_FILE_COUNT')
      return new RequestError(422, [
        {
          loc: ['body', error.field ?? 'file'],
          msg: 'Send exactly one file, in the field file',
          type: 'value_error',
        },
      ])
    return new RequestError(400, error.message)
  }
  return new RequestError(
    400,
    error instanceof Error && /boundary|malformed|header/i.test(error.message)
      ? 'The form is malformed'
      : INCOMPLETE_FILE,
  )
}
