import type { Call } from '#platform/api/rest'
import type { Way } from './row.js'
import { IDS } from '../../world/things.js'

/** Builds the REST request of a comparison. */
export async function requestOf(way: Pick<Way, 'rest' | 'file'>, call: Call) {
  const fields = new Map(Object.entries(way.rest(IDS)))
  const path = call.path.replace(/\{(\w+)\}/g, (_, param: string) => {
    const id = String(fields.get(param))
    fields.delete(param)
    return id
  })
  const rest = Object.fromEntries(fields)
  const query =
    call.method === 'get' && fields.size ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
  return {
    method: call.method.toUpperCase(),
    path: path + query,
    body: call.file ? await formOf(rest, way) : call.body && rest,
    headers: { prefer: 'respond-async' },
  }
}

async function formOf(fields: Record<string, unknown>, { file }: Pick<Way, 'file'>): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  if (file) form.set('file', await file())
  return form
}
