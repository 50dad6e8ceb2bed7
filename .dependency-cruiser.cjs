const { readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

/** Returns the order. Throws if it does not list exactly the subfolders: one that is missing would not be checked. */
function orderOf(folder, order) {
  const found = readdirSync(join(__dirname, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const differing = [...order, ...found].filter((name) => !order.includes(name) || !found.includes(name))
  if (!differing.length) return order
  throw new Error(`.dependency-cruiser.cjs must list the folders of ${folder}: ${differing.join(', ')}`)
}

/** Modules stand in a row, which their list tells: each may import only those before it. */
const MODULES = [
  ...readFileSync(join(__dirname, 'server/src/modules/index.ts'), 'utf8')
    .match(/const ROW = \[([^\]]*)\]/)[1]
    .matchAll(/\w+/g),
].map(([name]) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))

const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: typeof to === 'string' ? { path: to } : to,
})
const tests = '\\.(test|e2e)\\.tsx?$'
/** A generated document imports the fragments it spreads, wherever they are. */
const generated = '\\.generated\\.ts$'
const inModule = (names) => `^server/src/modules/(${names.join('|')})/`

const row = MODULES.slice(0, -1).map((name, at) =>
  forbid(
    `${name}-imports-only-earlier-modules`,
    'Modules call earlier ones and announce events for later ones',
    inModule([name]),
    inModule(MODULES.slice(at + 1)),
  ),
)

/** The layers of the client, highest first. The page of guests is a program of its own, which none of the others imports. */
const LAYERS = orderOf('client/src', ['review', 'app', 'pages', 'features', 'widgets', 'entities', 'shared'])
/** The folders of a layer, in the order of their imports. */
const ROWS = {
  entities: ['installation', 'person', 'job', 'asset', 'video', 'sound', 'note', 'review-link', 'project'],
  widgets: [
    'drawing',
    'asset-picker',
    'asset-dialog',
    'sequence-player',
    'generate-sound',
    'notes',
    'share',
    'video-menu',
    'film-viewer',
  ],
}
const clientRows = Object.entries(ROWS).flatMap(([layer, names]) =>
  orderOf(`client/src/${layer}`, names)
    .slice(0, -1)
    .map((name, at) =>
      forbid(
        `${layer}-${name}-imports-only-earlier-${layer}`,
        names.join(' <- '),
        `^client/src/${layer}/${name}/(?!.*\\.test\\.)`,
        `^client/src/${layer}/(${names.slice(at + 1).join('|')})/`,
      ),
    ),
)

/** The folders of the storyboard, each with the later ones that it may import only as types. */
const STORYBOARD = orderOf('server/src/modules/storyboard', [
  'shots',
  'elements',
  'voices',
  'takes',
  'continuity',
  'first-frames',
  'animatic',
  'score',
  'export',
  'script',
])
const inStoryboard = (folders) => `^server/src/modules/storyboard/(${folders.join('|')})/`
const storyboard = STORYBOARD.slice(0, -1).map((folder, at) =>
  forbid(
    `storyboard-${folder}-imports-only-earlier-folders`,
    `${STORYBOARD.join(' <- ')}`,
    `${inStoryboard([folder])}(?!.*\\.test\\.)`,
    {
      path: inStoryboard(STORYBOARD.slice(Math.max(at + 1, 2))),
      dependencyTypesNot: ['type-only'],
    },
  ),
)

/** What may import what: `CONTRIBUTING.md` says it in words. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that import each other cannot be understood alone',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    forbid('resolvable', 'Every import leads somewhere', '.', {
      couldNotResolve: true,
      pathNot: '\\.(css|svg|webp|woff2)$',
    }),
    {
      name: 'no-test-code-in-the-product',
      comment: 'The product does not import its tests or benchmarks',
      severity: 'error',
      from: { pathNot: [tests, '/test/'] },
      to: { path: [tests, '^(server|client)/test/', '^bench/'] },
    },

    forbid('declared', 'Every package is in package.json', '.', {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
    }),
    {
      name: 'product-without-development-tools',
      comment: 'What runs is installed without them, too',
      severity: 'error',
      from: { path: '^(server|client)/src|^packages/|^schema/(?!supergraph/)', pathNot: tests },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },

    forbid(
      'contract-stands-alone',
      'schema is imported by both sides and imports neither',
      '^schema/(?!supergraph/)',
      '^(server|client)/',
    ),
    forbid('server-without-client', 'Both sides meet in schema', '^server/', '^client/'),
    // tests of both sides generate the same edits of cuts
    forbid('client-without-server', 'Both sides meet in schema', '^client/src/', '^server/(?!test/cut/)'),

    forbid(
      'platform-is-the-bottom',
      'platform has no product in it: every layer may import it, and it imports none',
      '^server/src/platform/(?!.*\\.test\\.)',
      '^server/src/(app|modules|engines|media|screenplay)/',
    ),
    forbid(
      'nothing-imports-app',
      'app composes; nothing imports it',
      '^server/src/(platform|modules|engines|media|screenplay)/(?!.*\\.test\\.)',
      '^server/src/app/',
    ),
    forbid(
      'outside-world-knows-no-module',
      'engines, media and screenplay serve through their interfaces',
      '^server/src/(engines|media|screenplay)/',
      '^server/src/modules/',
    ),
    forbid(
      'module-imports-no-list',
      'A module imports only the modules it needs',
      '^server/src/modules/[^/]+/(?!.*\\.test\\.)',
      '^server/src/modules/index\\.ts$',
    ),
    forbid(
      'service-imports-no-api',
      'APIs call services, never the reverse',
      '\\.(service|entity|policy|loader)\\.ts$',
      '\\.(resolver|rest|job)\\.ts$',
    ),
    forbid(
      'policy-is-pure',
      'Rights are plain functions of facts',
      '\\.policy\\.ts$',
      '\\.(service|loader|resolver|rest|job)\\.ts$',
    ),
    forbid(
      'entity-knows-no-service',
      'An entity knows itself alone',
      '\\.entity\\.ts$',
      '\\.(service|loader|policy)\\.ts$',
    ),
    forbid(
      'services-use-interfaces',
      'Which engine or store is at work is decided in app',
      '^server/src/modules/(?!.*\\.test\\.)',
      {
        path: [
          '^server/src/engines/(preview|fal/)',
          '^server/src/platform/storage/(folder|s3|bucket-client|file-cache|uploading)\\.ts$',
          '^server/src/media/film/',
        ],
      },
    ),
    forbid(
      'packages-know-no-app',
      'A package imports nothing of the product that uses it',
      '^packages/',
      '^(server|client|schema|bench|scripts)/',
    ),
    {
      name: 'preview-engine-behind-its-adapter',
      comment:
        'The product uses the preview engine through preview.ts and sound-sketches.ts of server/src/engines',
      severity: 'error',
      from: { path: '^(client|schema|server)/', pathNot: '^server/src/engines/(preview|sound-sketches)' },
      to: { path: '^packages/preview-engine/' },
    },
    ...row,
    ...storyboard,

    ...LAYERS.slice(1).map((layer, at) =>
      forbid(
        `${layer}-imports-only-lower-layers`,
        LAYERS.toReversed().join(' -> '),
        `^client/src/${layer}/(?!.*\\.(test|generated)\\.)`,
        `^client/src/(${LAYERS.slice(0, at + 1).join('|')})/`,
      ),
    ),
    forbid(
      'shared-without-graphql',
      'shared knows no entity, so it has no documents',
      '^client/src/shared/(?!.*\\.test\\.)',
      generated,
    ),
    forbid('lib-without-ui', 'lib has no components', '^client/src/shared/lib/', '^client/src/shared/ui/'),
    ...clientRows,
    forbid(
      'entities-without-dialogs',
      'Dialogs and windows that several features use are widgets',
      '^client/src/entities/',
      '^client/src/shared/ui/dialogs/',
    ),
    {
      name: 'preload-is-small',
      comment: 'The preload script runs before the app and bundles none of it',
      severity: 'error',
      from: { path: '^client/src/pages/preload/', pathNot: tests },
      to: { path: '\\.tsx$|node_modules/(react|antd|@apollo)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'review-is-small',
      comment: 'The page of guests loads neither antd nor Apollo Client nor the screens of the app',
      severity: 'error',
      from: { path: '^client/src/review/', pathNot: tests },
      to: {
        path: `node_modules/(antd|@apollo|react-router)|^client/src/(${LAYERS.slice(2, -1).join('|')})/`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-stand-apart',
      comment: 'Features never import each other; pages compose them',
      severity: 'error',
      from: { path: '^client/src/features/([^/]+)/', pathNot: [tests, generated] },
      to: { path: '^client/src/features/([^/]+)/', pathNot: '^client/src/features/$1/' },
    },
    forbid(
      'editor-and-clips-share-no-fragments',
      'The editor and the review of clips meet in the Videos tab; what both show is in entities or widgets',
      '^client/src/features/(editor|clips)/',
      '^client/src/features/(?!$1/)(editor|clips)/',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}
