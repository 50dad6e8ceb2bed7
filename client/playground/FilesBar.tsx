import { pick, useGraphiQL } from '@graphiql/react'
import { type DocumentNode, getOperationAST, type TypeNode } from 'graphql'
import { useEffect, useMemo, useState } from 'react'
import type { ChosenFiles } from './transport'

interface FileVariable {
  name: string
  isList: boolean
}

const nameOf = (type: TypeNode): string => (type.kind === 'NamedType' ? type.name.value : nameOf(type.type))
const isList = (type: TypeNode): boolean =>
  type.kind === 'NonNullType' ? isList(type.type) : type.kind === 'ListType'

/** The `Upload` variables of an operation. */
function fileVariables(
  document: DocumentNode | undefined,
  operationName: string | undefined,
): FileVariable[] {
  const operation = document && (getOperationAST(document, operationName) ?? getOperationAST(document))
  return (operation?.variableDefinitions ?? [])
    .filter(({ type }) => nameOf(type) === 'Upload')
    .map(({ variable, type }) => ({ name: variable.name.value, isList: isList(type) }))
}

const sizeOf = ({ size }: File) =>
  size < 1_000_000 ? `${Math.ceil(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`

/**
 * A row with a file button for each `Upload` variable of the operation; nothing without such variables.
 */
export function FilesBar({ onChange }: { onChange: (chosen: ChosenFiles) => void }) {
  const { documentAST, operationName, tabs, activeTabIndex } = useGraphiQL(
    pick('documentAST', 'operationName', 'tabs', 'activeTabIndex'),
  )
  const tab = tabs[activeTabIndex]?.id ?? ''
  const [filesByVariable, setFilesByVariable] = useState<Record<string, File[]>>({})
  const variables = useMemo(() => fileVariables(documentAST, operationName), [documentAST, operationName])
  useEffect(() => {
    onChange(
      Object.fromEntries(
        variables.map(({ name, isList }) => [
          name,
          { files: filesByVariable[`${tab} ${name}`] ?? [], isList },
        ]),
      ),
    )
  }, [onChange, variables, filesByVariable, tab])
  if (!variables.length) return null
  const setFiles = (name: string, files: File[]) =>
    setFilesByVariable((before) => ({ ...before, [`${tab} ${name}`]: files }))
  return (
    <section className="files" aria-label="Files">
      {variables.map(({ name, isList }) => {
        const files = filesByVariable[`${tab} ${name}`] ?? []
        return (
          <div className="files-row" key={`${tab} ${name}`}>
            <code>${name}</code>
            <label className="button">
              {isList ? 'Choose files' : 'Choose a file'}
              <input
                type="file"
                aria-label={`${isList ? 'Choose files' : 'Choose a file'} for $${name}`}
                multiple={isList}
                onChange={({ target }) => setFiles(name, [...(target.files ?? [])])}
              />
            </label>
            <span className="files-names" role="status">
              {files.length
                ? files.map((file) => `${file.name}, ${sizeOf(file)}`).join(' · ')
                : 'None chosen'}
            </span>
            {files.length > 0 && (
              <button
                type="button"
                className="button quiet"
                onClick={() => setFiles(name, [])}
                aria-label={`Remove the file of $${name}`}
              >
                Remove
              </button>
            )}
          </div>
        )
      })}
    </section>
  )
}
