import { account } from '../account/index.js'
import { library } from '../library/index.js'
import { audit } from '../audit/index.js'
import { defineModule } from '../module.js'
import { FileAccess } from './file-access.js'
import { Project, ProjectAsset, ProjectMember, maySeeProject, projectsById } from './project.entity.js'
import { ProjectResolver } from './project.resolver.js'
import { projectCalls } from './project.rest.js'
import { Projects } from './project.service.js'
import { ProjectMembers } from './project-members.js'
import { ProjectMembersResolver } from './project-members.resolver.js'
import { projectMemberCalls } from './project-members.rest.js'
import { ProjectPresence } from './project-presence.js'
import { ProjectPresenceResolver } from './project-presence.resolver.js'
import { ProjectTrash } from './project-trash.js'
import { ProjectTrashResolver } from './project-trash.resolver.js'

const auditActions = [
  'project-deleted',
  'project-deleted-forever',
  'project-restored',
  'project-role-changed',
] as const
declare module '../audit/audit-entry.entity.js' {
  interface AuditActions extends Record<(typeof auditActions)[number], true> {}
}

declare module '#platform/events/events' {
  interface DomainEvents {
    project: { id: string }
    /** A project was deleted or made private. Sent to one person who could see it, all admins, or the whole team. */
    'project-gone':
      | { id: string; seenBy: 'team' | 'admins' }
      | { id: string; seenBy: 'person'; userId: string }
    /**
     * A person has a project open, and edits this thing of it. `isNew` unless only the time changed. `isLeaving` if they
     * have closed it.
     */
    presence: {
      projectId: string
      userId: string
      editedId: string | null
      isNew: boolean
      isLeaving: boolean
    }
    /**
     * The draft of a project’s film, with the id of the project. An edit has its author and the changed elements, as names
     * separated by spaces, or null if there are many.
     */
    cut: { id: string; edit?: { by: string | null; refs: string | null } }
  }
}
declare module '#platform/events/notify' {
  interface NotificationEvents {
    'asset-used': { projectId: string; name: string; by: string; project: string }
    'let-into-project': { projectId: string; by: string; project: string }
  }
}

declare module '#platform/events/hooks' {
  interface HookPoints {
    /** A project is moved to the Trash; hooks stop its work in progress. */
    'project-trashed': { projectId: string }
    /** A project is about to be deleted permanently; hooks delete their data of it. */
    'project-removal': { projectId: string }
    /** An asset joined a project, or left it. */
    'project-asset': { projectId: string; assetId: string }
  }
}

/** Projects: their visibility, members and assets. */
export const project = defineModule({
  name: 'project',
  needs: [audit, account, library],
  auditActions,
  entities: [Project, ProjectAsset, ProjectMember],
  services: ({ requireConfirmation, em, events, notify, hooks }) => {
    const projects = new Projects({ db: em, hooks, notify, requireConfirmation })
    return {
      projects,
      projectMembers: new ProjectMembers({ db: em, projects, notify }),
      projectPresence: new ProjectPresence(em, projects, events),
      projectTrash: new ProjectTrash(em, projects, hooks),
      fileAccess: new FileAccess(em, events),
    }
  },
  resolvers: ({ events, projects, projectMembers, projectPresence, projectTrash }) => [
    new ProjectResolver(projects, events),
    new ProjectMembersResolver(projectMembers),
    new ProjectPresenceResolver(projectPresence, projects, events),
    new ProjectTrashResolver(projectTrash),
  ],
  references: {
    Project: async (viewer, id, loaders) => {
      const found = await loaders.of(projectsById).load(id)
      return found && maySeeProject(viewer, found) ? found : null
    },
  },
  rest: ({ projects, projectMembers, projectTrash }) => [
    ...projectCalls(projects, projectTrash),
    ...projectMemberCalls(projects, projectMembers),
  ],
  restTags: { Projects: 'Workspaces: a conversation, its videos, and the films made from them.' },
  hooks: ({ projectMembers }) => ({
    'member-revoked': (em, { userId }) => projectMembers.leaveTeam(em, userId),
  }),
  maintenance: ({ log, projectTrash }) => [projectTrash.maintenance(log)],
  templates: {
    'asset-used': {
      text: ({ name, by, project: into }) => `${by} added your asset “${name}” to the project “${into}”`,
      link: ({ projectId }) => `/projects/${projectId}?tab=assets`,
    },
    'let-into-project': {
      text: ({ by, project: into }) => `${by} added you to the project “${into}”`,
      link: ({ projectId }) => `/projects/${projectId}`,
      once: true,
    },
  },
})
