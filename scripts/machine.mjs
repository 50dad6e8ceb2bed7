import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const isOnPath = (name, { PATH = '' }) =>
  PATH.split(delimiter).some((folder) => folder && isProgram(join(folder, name)))

/**
 * Whether ffmpeg and ffprobe exist: `FFMPEG_PATH` and `FFPROBE_PATH`, then `PATH`. The process that uses them checks
 * their capabilities.
 */
export const hasFfmpeg = (env = process.env) =>
  (env.FFMPEG_PATH ? isProgram(env.FFMPEG_PATH) : isOnPath('ffmpeg', env)) &&
  (env.FFPROBE_PATH ? isProgram(env.FFPROBE_PATH) : isOnPath('ffprobe', env))

const isDebian = () => existsSync('/etc/debian_version')
const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0

/** The one command that installs a package on this system. */
const command = (name) => {
  if (process.platform === 'darwin') return `brew install ${name}`
  if (isDebian()) return `sudo apt-get install -y ${name}`
  if (has('dnf')) return `sudo dnf install -y ${name}`
  if (has('pacman')) return `sudo pacman -S --noconfirm ${name}`
  if (has('apk')) return `sudo apk add ${name}`
  if (has('zypper')) return `sudo zypper install -y ${name}`
  return `your package manager, for the package ${name}`
}

/**
 * Ensures that ffmpeg is installed: installs Debian's package if permitted, otherwise throws with the install command for
 * this system.
 */
export function requireFfmpeg(say) {
  if (hasFfmpeg()) return
  if (process.env.FFMPEG_PATH || process.env.FFPROBE_PATH)
    throw new Error('FFMPEG_PATH and FFPROBE_PATH do not lead to programs')
  if (!isDebian() || process.getuid?.() !== 0)
    throw new Error(`Cutroom needs ffmpeg. Install it with: ${command('ffmpeg')}`)
  say('Installing ffmpeg from Debian’s packages')
  installDebian('ffmpeg')
  if (!hasFfmpeg()) throw new Error(`ffmpeg could not be installed. Try: ${command('ffmpeg')}`)
}

/**
 * Ensures that curl, which runs the session of docs/rest.md, is installed: installs it if permitted, otherwise throws
 * with the install command.
 */
export function requireCurl(say) {
  if (has('curl')) return
  if (isDebian() && process.getuid?.() === 0) {
    say('Installing curl from Debian’s packages')
    installDebian('curl')
  }
  if (!has('curl'))
    throw new Error(`The tests run docs/rest.md, which needs curl. Install it with: ${command('curl')}`)
}

/** Installs a Debian package, as root. */
export function installDebian(name) {
  const apt = (...args) =>
    execFileSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  const install = () => apt('install', '-y', '--no-install-recommends', name)
  try {
    install()
  } catch {
    apt('update')
    install()
  }
}

/** The oldest Node.js that still runs Cutroom; `engines` in package.json names the oldest with security updates. */
const OLDEST_NODE = '20.19'

/** Throws if Node.js is too old, and prints a warning if it no longer gets security updates. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const supported = engines.node.replace(/\D*/, '')
  const given = process.versions.node
  if (isOlder(given, OLDEST_NODE))
    throw new Error(`Cutroom needs Node.js ${supported} or later; this is ${given}`)
  if (isOlder(given, supported))
    process.stderr.write(
      `• Node.js ${given} gets no more security updates. Please install ${supported} or later.\n`,
    )
}

/** Compares the major and minor parts of two versions. */
function isOlder(version, than) {
  const [[major, minor], [wantedMajor, wantedMinor]] = [version, than].map((text) =>
    text.split('.').map(Number),
  )
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor)
}
