import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const isProject = (folder: string): boolean => {
  try {
    return (
      (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: string }).name === 'cutroom'
    )
  } catch {
    return false
  }
}

function above(folder: string): string {
  if (isProject(folder)) return folder
  if (dirname(folder) === folder) throw new Error('The package.json of Cutroom is not above its code')
  return above(dirname(folder))
}

/** The folder of this project. Its depth above compiled code differs. */
export const PROJECT = above(dirname(fileURLToPath(import.meta.url)))

/** The version of this project. */
export const { version: VERSION } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
  version: string
}
