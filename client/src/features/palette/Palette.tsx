import { Modal } from 'antd'
import { Command, defaultFilter } from 'cmdk'
import { Clapperboard, type LucideIcon, Search } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { folded } from '#schema/text/folded'
import { Picture } from '../../entities/asset/Picture'
import { usePaletteQuery } from './palette.generated'
import s from './Palette.module.css'

const DEBOUNCE_MS = 200
/** Maximum number of listed projects, and of assets. */
const LISTED = 6
const SEARCH_MAX = 100

/** An action of the palette. */
export interface PaletteAction {
  group: 'Go to' | 'Actions'
  label: string
  icon: LucideIcon
  /** Synonyms for the search. */
  keywords?: string[]
  run: () => void
}

interface PaletteProps {
  open: boolean
  actions: readonly PaletteAction[]
  onProject: (id: string) => void
  onAsset: (id: string) => void
  onClose: () => void
}

/** Prefix of server results, which need no client-side matching. */
const FOUND = 'found '
/** Score of server results: below pages and actions that start with the text, above fuzzy matches. */
const FOUND_SCORE = 0.6
const LEAST_SCORE = 0.05
const filter: typeof defaultFilter = (value, search, keywords) => {
  if (value.startsWith(FOUND)) return FOUND_SCORE
  const score = defaultFilter(value, folded(search), keywords)
  return score < LEAST_SCORE ? 0 : score
}

/** Projects and assets that match the words; without words, the newest. Not merged into cached lists. */
function useFound(words: string) {
  const [search, setSearch] = useState('')
  useEffect(() => {
    const debounce = setTimeout(() => setSearch(words.trim()), DEBOUNCE_MS)
    return () => clearTimeout(debounce)
  }, [words])
  const { data, previousData, loading, error } = usePaletteQuery({
    variables: { search: search || null, first: LISTED },
    fetchPolicy: 'no-cache',
    context: { quiet: true },
  })
  const found = data ?? (loading ? previousData : undefined)
  return {
    projects: found?.projects.nodes ?? [],
    assets: (search && found?.assets.nodes) || [],
    isSearching: loading || search !== words.trim(),
    isBroken: !!error && !loading,
  }
}

/** The selected result: by default the first, even if it arrives after typing. */
function useSelected(found: string[]) {
  const [selected, select] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const isGone = selected === '' || (selected.startsWith(FOUND) && !found.includes(selected))
  const first = found[0]
  useEffect(() => {
    if (!isGone) return
    const next = first ?? list.current?.querySelector<HTMLElement>('[cmdk-item]')?.dataset.value
    if (next) select(next)
  }, [isGone, first])
  return { selected, select, list }
}

const projectValue = ({ id }: { id: string }) => `${FOUND}project ${id}`
const assetValue = ({ id }: { id: string }) => `${FOUND}asset ${id}`

/** Command palette: finds projects, assets and actions by name. */
export const Palette = ({ open, onClose, ...props }: PaletteProps) => {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Modal
      open={open}
      title="Go to a project, an asset or an action" // accessible name of the dialog
      width={600}
      footer={null}
      closable={false}
      destroyOnHidden
      className={s.dialog}
      styles={{ container: { padding: 0, overflow: 'hidden' }, header: { display: 'none' } }}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
    >
      <Content field={field} onClose={onClose} {...props} />
    </Modal>
  )
}

interface ContentProps extends Omit<PaletteProps, 'open'> {
  field: RefObject<HTMLInputElement | null>
}

function Content({ field, actions, onProject, onAsset, onClose }: ContentProps) {
  const [words, setWords] = useState('')
  const { projects, assets, isSearching, isBroken } = useFound(words)
  const found = [...projects.map(projectValue), ...assets.map(assetValue)]
  const { selected, select, list } = useSelected(found)
  const leave = (go: () => void) => () => {
    onClose()
    go()
  }
  return (
    <Command
      label="Projects, assets and actions"
      className={s.palette}
      filter={filter}
      value={selected}
      onValueChange={select}
      loop
    >
      <div className={s.field}>
        <Search size={18} aria-hidden />
        <Command.Input
          ref={field}
          autoFocus
          maxLength={SEARCH_MAX}
          placeholder="Go to…"
          value={words}
          onValueChange={setWords}
        />
      </div>
      <Command.List ref={list} className={s.list} label="Results" aria-busy={isSearching}>
        {isBroken && (
          <p role="alert" className={s.note}>
            Projects and assets could not be searched. Check your connection.
          </p>
        )}
        {isSearching && words.trim() && <Command.Loading className={s.note}>Searching…</Command.Loading>}
        {!isSearching && !isBroken && (
          <Command.Empty className={s.note}>{`Nothing is named “${words.trim()}”.`}</Command.Empty>
        )}
        <ActionGroup heading="Go to" actions={actions} onSelect={leave} />
        <Group heading="Projects">
          {projects.map((project) => (
            <Item
              key={project.id}
              value={projectValue(project)}
              onSelect={leave(() => onProject(project.id))}
            >
              <Clapperboard size={18} aria-hidden />
              {project.name}
            </Item>
          ))}
        </Group>
        <Group heading="Assets">
          {assets.map((asset) => (
            <Item key={asset.id} value={assetValue(asset)} onSelect={leave(() => onAsset(asset.id))}>
              <span className={s.thumb}>
                <Picture asset={asset} sizes="32px" />
              </span>
              {asset.name}
            </Item>
          ))}
        </Group>
        <ActionGroup heading="Actions" actions={actions} onSelect={leave} />
      </Command.List>
    </Command>
  )
}

const ActionGroup = ({
  heading,
  actions,
  onSelect,
}: {
  heading: PaletteAction['group']
  actions: readonly PaletteAction[]
  onSelect: (run: () => void) => () => void
}) => (
  <Group heading={heading}>
    {actions
      .filter(({ group }) => group === heading)
      .map(({ label, icon: Icon, keywords, run }) => (
        <Item key={label} value={label} keywords={keywords} onSelect={onSelect(run)}>
          <Icon size={18} aria-hidden />
          {label}
        </Item>
      ))}
  </Group>
)

const Group = ({ heading, children }: { heading: string; children: ReactNode[] }) =>
  children.length > 0 && (
    <Command.Group heading={heading} className={s.group}>
      {children}
    </Command.Group>
  )

interface ItemProps {
  value: string
  keywords?: string[]
  onSelect: () => void
  children: ReactNode
}

const Item = (props: ItemProps) => <Command.Item className={s.item} {...props} />
