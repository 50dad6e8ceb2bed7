import type { SoundUse } from '#schema/limits'
import { account } from '../account/index.js'
import { audit } from '../audit/index.js'
import { file } from '../file/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { ofVisibleProject } from '../project/project.entity.js'
import { QuickenedSounds } from './quickened-sounds.js'
import { SoundTrash } from './sound-trash.js'
import { SoundTrashResolver } from './sound-trash.resolver.js'
import { SketchedSounds } from './sound-sketches.service.js'
import { SoundStore } from './sound-store.js'
import { SoundUploads } from './sound-uploads.js'
import { Sound, soundsById } from './sound.entity.js'
import { SoundResolver, SoundsOfProject } from './sound.resolver.js'
import { soundCalls } from './sound.rest.js'
import { Sounds } from './sound.service.js'

const auditActions = ['sound-deleted', 'sound-deleted-forever', 'sound-restored'] as const
declare module '../audit/audit-entry.entity.js' {
  interface AuditActions extends Record<(typeof auditActions)[number], true> {}
}

declare module '#platform/events/events' {
  interface DomainEvents {
    /** A sound was added, changed, deleted or restored. */
    sound: { id: string; projectId: string }
  }
}
declare module '#platform/events/hooks' {
  interface HookPoints {
    /** A sound is about to be permanently deleted. A hook throws if it is still needed. */
    'sound-removal': { soundId: string; projectId: string }
    /** A generated sound was added to its project. */
    'sound-made': { sound: Sound; use: SoundUse | null }
    /** The generation of a sound failed. */
    'sound-failed': { projectId: string }
  }
}

/** Music, voices and effects of projects, and their files. */
export const sound = defineModule({
  name: 'sound',
  needs: [audit, account, file, project],
  auditActions,
  entities: [Sound],
  services: ({ em, film, hooks, pendingFiles, projects, quotas, scratch, soundSketches, space, storage }) => {
    const sounds = new Sounds(em, projects)
    const soundStore = new SoundStore(pendingFiles, projects)
    const soundUploads = new SoundUploads({
      db: em,
      projects,
      film,
      store: soundStore,
      quotas,
      space,
      scratch,
    })
    return {
      sounds,
      soundStore,
      soundUploads,
      quickenedSounds: new QuickenedSounds({ db: em, sounds, uploads: soundUploads, film, storage, scratch }),
      sketchedSounds: new SketchedSounds({
        projects,
        sketches: soundSketches,
        uploads: soundUploads,
        scratch,
      }),
      soundTrash: new SoundTrash({ db: em, projects, sounds, files: pendingFiles, hooks }),
    }
  },
  resolvers: ({ events, files, quickenedSounds, sketchedSounds, sounds, soundTrash, soundUploads }) => [
    new SoundsOfProject(sounds),
    new SoundResolver({ sounds, soundUploads, quickenedSounds, sketchedSounds, events, files }),
    new SoundTrashResolver(soundTrash),
  ],
  references: {
    Sound: async (viewer, id, loaders) =>
      ofVisibleProject(viewer, await loaders.of(soundsById).load(id), loaders),
  },
  rest: (given) => soundCalls(given),
  restTags: { Sounds: 'Music, voices and effects of projects.' },
  hooks: ({ soundTrash }) => ({
    'project-removal': (em, { projectId }) => soundTrash.leaveProject(em, projectId),
  }),
  maintenance: ({ log, soundTrash }) => [soundTrash.maintenance(log)],
})
