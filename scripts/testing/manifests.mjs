import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../stale.mjs'

/**
 * Checks the manifests of `deploy/kubernetes` against Kubernetes and KEDA: each object has only fields and values of its
 * schema, and references exist. Checks that workers of the compose file can be
 * started more than once, and that it passes every variable of `docs/configuration.md`.
 */
const FOLDER = 'deploy/kubernetes'
const base = join(FOLDER, 'base')
const require = createRequire(import.meta.url)
const read = (file) => readFileSync(join(root, file), 'utf8')
const faults = []

/** All objects of a file. */
function objectsIn(file) {
  return parseAllDocuments(read(file)).map((document) => {
    for (const { message } of document.errors) faults.push(`${file}: ${message}`)
    return { file, object: document.toJS() }
  })
}

/** The model of an object’s kind: a class that validates, declared with the type of its fields. */
function modelOf({ apiVersion, kind }) {
  const path = apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models'
  const name = `${path}/${apiVersion}/${kind}`
  return { name, Model: require(name)[kind] }
}

const kustomization = parse(read(join(base, 'kustomization.yaml')))
const files = readdirSync(join(root, base)).filter((file) => file !== 'kustomization.yaml')
for (const file of files)
  if (!kustomization.resources.includes(file)) faults.push(`${base}/${file} is not in kustomization.yaml`)
for (const file of kustomization.resources)
  if (!files.includes(file)) faults.push(`kustomization.yaml names ${file}, which does not exist`)

const all = [...files.map((file) => join(base, file)), join(FOLDER, 'secret.example.yaml')].flatMap(objectsIn)

for (const { file, object } of all) {
  try {
    new (modelOf(object).Model)(object).validate()
  } catch (error) {
    faults.push(`${file}, ${object.kind}: ${error.message}`)
  }
}

/** Fields that a kind does not have: the schemas allow any, the types do not. */
function checkFields() {
  const source = all
    .map(({ object }, at) => {
      const { name } = modelOf(object)
      const imported = `import type { I${object.kind} as T${at} } from '${name}'`
      return `${imported}\nexport const object${at}: T${at} = ${JSON.stringify(object)}`
    })
    .join('\n')
  const virtual = join(root, FOLDER, 'manifests.ts')
  const options = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === virtual || fileExists(name)
  host.getSourceFile = (name, ...more) =>
    name === virtual ? ts.createSourceFile(name, source, ...more) : getSourceFile(name, ...more)
  const program = ts.createProgram([virtual], options, host)
  for (const { messageText, start } of ts.getPreEmitDiagnostics(program)) {
    const line = source.slice(0, start).split('\n').length
    const { file, object } = all[Math.floor((line - 1) / 2)]
    faults.push(`${file}, ${object.kind}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
  }
}
checkFields()

/** Checks references between objects. */
const objectsOfKind = (kind) => all.filter(({ object }) => object.kind === kind).map(({ object }) => object)
const has = (kind, name) => objectsOfKind(kind).some(({ metadata }) => metadata.name === name)
const expect = (isTrue, fault) => isTrue || faults.push(fault)

for (const { metadata, spec } of objectsOfKind('Deployment')) {
  const { labels } = spec.template.metadata
  const { containers } = spec.template.spec
  for (const [label, value] of Object.entries(spec.selector.matchLabels))
    expect(labels[label] === value, `${metadata.name} does not select its own pods`)
  for (const container of containers) {
    for (const { configMapRef, secretRef } of container.envFrom)
      expect(
        configMapRef ? has('ConfigMap', configMapRef.name) : has('Secret', secretRef.name),
        `${metadata.name} takes settings from what is not there`,
      )
    const ports = container.ports.map(({ name }) => name)
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      if (container[probe])
        expect(ports.includes(container[probe].httpGet.port), `${metadata.name} has no port for its ${probe}`)
    const isBuilt = kustomization.images.some(({ name }) => name === container.image)
    expect(isBuilt, `${container.image} is not among the images`)
    const [program] = container.args
    expect(
      readdirSync(join(root, 'server/src')).includes(program.split('/').at(-1).replace(/js$/, 'ts')),
      `${program} is no program of ours`,
    )
  }
}
for (const { spec } of objectsOfKind('Ingress'))
  for (const { http } of spec.rules)
    for (const { backend } of http.paths)
      expect(has('Service', backend.service.name), `There is no Service ${backend.service.name}`)
for (const { metadata, spec } of [...objectsOfKind('Service'), ...objectsOfKind('PodDisruptionBudget')]) {
  const labels = spec.selector.matchLabels ?? spec.selector
  const isSelecting = objectsOfKind('Deployment').some(({ spec: { template } }) =>
    Object.entries(labels).every(([label, value]) => template.metadata.labels[label] === value),
  )
  expect(isSelecting, `${metadata.name} selects no pods`)
}
for (const { spec } of objectsOfKind('ScaledObject')) {
  expect(has('Deployment', spec.scaleTargetRef.name), 'The autoscaler scales a missing deployment')
  for (const { authenticationRef } of spec.triggers)
    expect(
      has('TriggerAuthentication', authenticationRef.name),
      'The autoscaler has no trigger authentication',
    )
}

/** A service with a container name or host port cannot run twice. */
const { services } = parse(read('docker-compose.yml'), { merge: true })
expect(
  !services.worker.container_name && !services.worker.ports,
  'docker compose could not start two workers',
)
expect(
  services.worker.stop_grace_period === services.api.stop_grace_period,
  'Workers have less time to stop than the API',
)

/** The compose file sets these itself, for its ports, volume and network. */
const FIXED_IN_COMPOSE = ['PORT', 'HOST', 'DATA_DIR']

/** Variables that the configuration page documents, apart from those of the compose file itself. */
const [configuration] = read('docs/configuration.md').split('\n\nThe compose file')
const documented = new Set(
  [...configuration.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+|PORT|HOST)`/g)].map(([, name]) => name),
)
for (const name of documented)
  for (const [service, { environment }] of Object.entries({ api: services.api, worker: services.worker }))
    expect(
      FIXED_IN_COMPOSE.includes(name) || name in environment,
      `docker-compose.yml passes no ${name} to ${service}`,
    )

for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exit(faults.length ? 1 : 0)
