import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesIn, root } from '../stale.mjs'

/** Checks that the documents refer to existing files, link targets, test titles and rule numbers. */
const FOLDERS = ['bench', 'docs', 'client', 'packages', 'server', 'schema', 'scripts', 'deploy']
const files = [
  ...readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  ...FOLDERS.flatMap((folder) => [...filesIn(folder)]).filter((file) => !file.startsWith('client/dist')),
]
const endingIn = (...endings) => files.filter((file) => endings.some((ending) => file.endsWith(ending)))
const read = (file) => readFileSync(join(root, file), 'utf8')

const PATH = /`((?:bench|client|packages|server|schema|scripts|docs)\/[\w./-]+\.\w+)`/g
/** A file name without folder, after one with it; `label` is the example module. */
const NAME = /`((?!label\.)[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs))`/g
const LINK = /\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g
const RULE = /^- \*\*([A-Z]\d+)\*\*/gm
const CITED = /\bspecification(?:\.md,)? ((?:[A-Z]\d+(?:, | and | to )?)+)/g

const faults = []
const documents = endingIn('.md')
const names = new Set(files.map((file) => basename(file)))
const rules = documents
  .filter((file) => file.startsWith('docs/specification'))
  .flatMap((file) => [...read(file).matchAll(RULE)].map(([, number]) => number))

for (const file of documents) {
  const text = read(file)
  for (const [, path] of text.matchAll(PATH))
    if (!existsSync(join(root, path)) && !path.includes('/dist'))
      faults.push(`${file} names ${path}, which does not exist`)
  for (const [, name] of text.matchAll(NAME))
    if (!names.has(name)) faults.push(`${file} names ${name}, which does not exist`)
  for (const [, target] of text.matchAll(LINK))
    if (!existsSync(join(root, dirname(file), target)))
      faults.push(`${file} links to ${target}, which does not exist`)
}

/** Rules name tests as `file`: “title”, “title”; `file`: “title”. */
function checkTests(file, rule) {
  const [, tests = ''] = rule.replace(/\s+/g, ' ').split(' Test: ')
  for (const part of tests.split(/; (?=`)/)) {
    const path = /^`([^`]+)`/.exec(part)?.[1]
    if (!path || !existsSync(join(root, path))) continue
    const source = read(path)
    for (const [, title] of part.matchAll(/“((?:[^”“]|“[^”]*”)+)”/g))
      if (!["'", '"', '`'].some((quote) => source.includes(quote + title)))
        faults.push(`${file} names the test “${title}” of ${path}, which has none`)
  }
}
for (const file of documents.filter((name) => name.startsWith('docs/specification')))
  for (const rule of read(file)
    .split(/^- \*\*/m)
    .slice(1))
    checkTests(file, rule)

for (const file of [...documents, ...endingIn('.ts', '.tsx', '.mjs')])
  for (const [, numbers] of read(file).matchAll(CITED))
    for (const number of numbers.match(/[A-Z]\d+/g))
      if (!rules.includes(number)) faults.push(`${file} cites the rule ${number}, which does not exist`)

/** The list of modules is that of the code, in its order. */
const listed = /the product: ([\w, -]+)\./.exec(read('docs/architecture.md'))?.[1]
const order = /const ROW = \[([^\]]+)\]/.exec(read('server/src/modules/index.ts'))?.[1] ?? ''
const modules = order.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).match(/[\w-]+/g)
if (listed !== modules?.join(', '))
  faults.push(`docs/architecture.md lists the modules ${listed}, not ${modules?.join(', ')}`)

const doubled = rules.filter((number, at) => rules.indexOf(number) !== at)
faults.push(...doubled.map((number) => `the rule ${number} is defined twice`))
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exit(faults.length ? 1 : 0)
