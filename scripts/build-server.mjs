import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PACKAGE_FILES } from '../server/src/app/rest/docs-files.mjs'
import { packagedFonts } from '../server/src/media/lettering/font-files.mjs'
import { FONT_FILES } from '../server/src/modules/storyboard/export/font-files.mjs'
import { licencesOf } from './licences.mjs'
import { filesIn, product, root } from './stale.mjs'

const OUT = 'dist'
const SERVER = `${OUT}/server`
const MIGRATIONS = 'server/src/platform/database/migrations'

/**
 * The bundled API and worker in dist, including packages, so that a start reads few files instead of thousands, and an
 * image needs only `NATIVE` beside it.
 */
export const server = product({
  name: 'server',
  sources: [
    'server/src',
    'packages',
    'schema',
    'scripts/build-server.mjs',
    'scripts/licences.mjs',
    '.swcrc',
    'package.json',
    'package-lock.json',
  ],
  stamp: `${OUT}/.built`,
  builder: 'scripts/build-server.mjs',
})

/** The icons that the preview engine draws. */
const PICTURE_SET = '@iconify-json/fluent-emoji-flat/icons.json'

/** Packages with native binaries, which stay in node_modules. */
export const NATIVE = ['argon2', 'sharp']

/** Programs, and files that are started or loaded by name. Names are paths in dist/server. */
function entries() {
  const programs = ['main', 'api', 'worker', 'backup', 'restore']
  const migrations = [...filesIn(MIGRATIONS)].filter((file) => /\/Migration\w+\.ts$/.test(file))
  return {
    ...Object.fromEntries(programs.map((name) => [`src/${name}`, `server/src/${name}.ts`])),
    ...Object.fromEntries(migrations.map((file) => [`src/migrations/${basename(file, '.ts')}`, file])),
    'src/app/emit-schema': 'server/src/app/emit-schema.ts',
    'src/picture-process': 'server/src/media/picture-process.ts',
    'src/drawing-thread': 'packages/preview-engine/src/workers/drawing-thread.ts',
  }
}

/** swc emits the decorator metadata that GraphQL and tables need. */
function typescript() {
  const settings = JSON.parse(readFileSync(join(root, '.swcrc'), 'utf8'))
  return {
    name: 'typescript',
    transform: {
      filter: { id: /\.ts$/ },
      async handler(source, id) {
        const { transform } = await import('@swc/core')
        const { code, map } = await transform(source, {
          ...settings,
          filename: id,
          sourceMaps: true,
          swcrc: false,
        })
        return { code, map, moduleType: 'js' }
      },
    },
  }
}

/** Omits source maps of packages, which would be larger than their code. Stack traces name the bundle’s file instead. */
const withoutMapsOfPackages = {
  name: 'without-maps-of-packages',
  transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: '' } }) },
}

/** Omits the unused command line of umzug, which needs a third of all files. */
const withoutCommandLine = {
  name: 'without-command-line',
  load: { filter: { id: /\/umzug\/lib\/cli\.js$/ }, handler: () => 'exports.UmzugCLI = class {}' },
}

/** Only packages may have unresolved imports, such as drivers of other databases; our own code may not. */
function onLog(level, log, handle) {
  if (/node_modules/.test(log.message)) return
  handle(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log)
}

async function bundle() {
  const { rolldown } = await import('rolldown')
  const bundled = await rolldown({
    cwd: root,
    input: entries(),
    platform: 'node',
    external: [...NATIVE, /lib-cov/],
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    transform: {
      define: {
        __dirname: 'import.meta.dirname',
        __filename: 'import.meta.filename',
        // as in Node.js 21 and later; without it, pg loads undici to detect its environment
        navigator: JSON.stringify({ userAgent: 'Node.js' }),
        // MikroORM would check versions in node_modules, but bundled versions always match
        'process.env.MIKRO_ORM_ALLOW_VERSION_MISMATCH': '"true"',
      },
    },
    plugins: [typescript(), withoutCommandLine, withoutMapsOfPackages],
    onLog,
  })
  const { output } = await bundled.generate({
    dir: join(root, SERVER), // source maps are relative to it
    format: 'esm',
    entryFileNames: '[name].js',
    // beside the programs, because code starts files by relative path
    chunkFileNames: 'src/[name]-[hash].js',
    keepNames: true, // names of classes are names in GraphQL and in the database
    strictExecutionOrder: true,
    sourcemap: true,
    sourcemapExcludeSources: true,
    minify: { compress: false, mangle: false, codegen: true },
  })
  return output
}

/** The files of the REST documentation page. */
function pageFiles() {
  const { resolve } = createRequire(import.meta.url)
  return [join(root, 'server/src/app/rest/docs.css'), ...PACKAGE_FILES.map((file) => resolve(file))]
}

/** The fonts of printed storyboards. */
function fontFiles() {
  const { resolve } = createRequire(import.meta.url)
  return Object.values(FONT_FILES).map((file) => resolve(file))
}

/** The fonts of text in films. */
const letteringFonts = () => packagedFonts().flatMap(({ plain, bold }) => [plain, bold])

/** The files that the preview engine reads on its first drawing: its tables and their icons. */
function drawingFiles() {
  const folder = join(root, 'packages/preview-engine')
  const tables = [join(folder, 'src/pictures/shapes.json'), join(folder, 'src/words/nouns.json')]
  const set = createRequire(join(folder, 'package.json')).resolve(PICTURE_SET)
  const { icons } = JSON.parse(readFileSync(set, 'utf8'))
  const drawn = Object.keys(JSON.parse(readFileSync(tables[0], 'utf8')))
  const pictures = Object.fromEntries(drawn.map((name) => [name, icons[name].body]))
  return {
    set,
    licence: readFileSync(join(folder, 'src/words/nouns-licence.txt'), 'utf8'),
    files: [
      ...tables.map((file) => [`src/${basename(file)}`, readFileSync(file)]),
      ['src/pictures.json', JSON.stringify(pictures)],
    ],
  }
}

/** Writes atomically, because another process may be starting from the file. */
function write(file, content) {
  const path = join(root, SERVER, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, content)
  renameSync(`${path}.${process.pid}`, path)
}

/** Removes files of earlier builds, because a renamed migration would run twice. */
function clear(kept) {
  if (!existsSync(join(root, OUT))) return
  for (const name of readdirSync(join(root, OUT), { recursive: true }))
    if (/\.(js|map|json)$/.test(name) && !kept.has(join(OUT, name)))
      rmSync(join(root, OUT, name), { force: true })
}

async function compile() {
  const output = await bundle()
  const page = pageFiles()
  const fonts = fontFiles()
  const lettering = letteringFonts()
  const drawing = drawingFiles()
  const files = [
    ...output.map(({ fileName, code, source }) => [fileName, code ?? source]),
    ...page.map((file) => [`src/docs/${basename(file)}`, readFileSync(file)]),
    ...fonts.map((file) => [`src/fonts/${basename(file)}`, readFileSync(file)]),
    ...lettering.map((file) => [`src/lettering-fonts/${basename(file)}`, readFileSync(file)]),
    ...drawing.files,
    [
      'licences.txt',
      licencesOf([
        ...output.flatMap(({ moduleIds = [] }) => moduleIds),
        ...page,
        ...fonts,
        ...lettering,
        drawing.set,
      ]) + `\n\n${drawing.licence}`,
    ],
  ]
  for (const [file, content] of files) write(file, content)
  clear(new Set(files.map(([file]) => join(SERVER, file))))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await server.build(compile)
