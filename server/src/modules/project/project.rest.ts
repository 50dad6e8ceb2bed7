import { z } from 'zod'
import { createProjectRule, editProjectRule } from '#schema/rules/project'
import {
  PAGE_NAMES,
  TIME,
  type Call,
  Reply,
  call,
  field,
  idField,
  pageResponse,
  pageOf,
  pageQuery,
  shape,
} from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { trashCalls } from '#platform/api/trash-calls'
import { assetShape, assetView } from '../library/asset-view.js'
import { Project } from './project.entity.js'
import type { Projects } from './project.service.js'
import type { ProjectTrash } from './project-trash.js'

const tag = 'Projects'
const name = 'The Keeper'
const description = 'A lighthouse, and who lives there'

const same = restFields(Project, { createdAt: TIME, updatedAt: TIME })
export const projectShape = shape(
  'Project',
  'A workspace: a conversation, its videos, and the films made from them.',
  {
    project_id: idField('Opaque and stable.', 'project'),
    project_name: field(z.string(), '3 to 50 characters.', name),
    project_desc: field(z.string(), 'At most 500 characters.', description),
    ...same.fields,
  },
)

export const projectView = (project: Project): z.output<typeof projectShape> => ({
  project_id: project.id,
  project_name: project.name,
  project_desc: project.description,
  ...same.of(project),
})

/** Rule names of fields, and their REST names. */
const NAMES = { name: 'project_name', description: 'project_desc', assetId: 'asset_id' }
export const pathProjectId = idField('The project in the path.', 'project').optional()

/** Projects and their assets over REST. */
export const projectCalls = (projects: Projects, trash: ProjectTrash): Call[] => [
  call({
    method: 'post',
    path: '/projects',
    name: 'createProject',
    tag,
    summary: 'Creates a project',
    body: z.object({
      project_name: field(createProjectRule.shape.name, '3 to 50 characters.', name),
      project_desc: field(createProjectRule.shape.description, 'At most 500 characters.', description),
    }),
    names: NAMES,
    responses: [
      {
        status: 201,
        description: 'The project.',
        shape: projectShape,
        at: ({ project_id: id }: z.output<typeof projectShape>) => `/projects/${id}`,
      },
    ],
    run: async ({ viewer }, { body }) =>
      projectView(await projects.create(viewer, { name: body.project_name, description: body.project_desc })),
  }),
  call({
    method: 'get',
    path: '/projects',
    name: 'listProjects',
    tag,
    summary: 'Projects that the caller may see, newest change first',
    query: pageQuery,
    names: PAGE_NAMES,
    responses: [{ status: 200, description: 'Projects.', shape: z.array(projectShape) }],
    run: async ({ viewer }, { query }) =>
      pageResponse(await projects.list(viewer, pageOf(query)), projectView),
  }),
  call({
    method: 'put',
    path: '/projects/{id}',
    name: 'updateProject',
    tag,
    summary: 'Changes a project',
    body: z.object({
      project_name: field(editProjectRule.shape.name, '3 to 50 characters.', name),
      project_desc: field(
        editProjectRule.shape.description.default(''),
        'At most 500 characters.',
        description,
      ),
    }),
    names: NAMES,
    responses: [{ status: 200, description: 'The changed project.', shape: projectShape }],
    errors: [403, 404],
    run: async ({ viewer }, { params: { id }, body }) =>
      projectView(
        await projects.edit(viewer, { id, name: body.project_name, description: body.project_desc }),
      ),
  }),
  call({
    method: 'delete',
    path: '/projects/{id}',
    name: 'deleteProject',
    tag,
    summary: 'Moves a project with everything in it to the Trash',
    description: 'It can be restored for 30 days.',
    responses: [{ status: 204, description: 'Moved to the Trash.' }],
    errors: [403, 404],
    run: async ({ viewer }, { params }) => void (await trash.remove(viewer, params.id)),
  }),
  call({
    method: 'post',
    path: '/projects/{id}/assets',
    name: 'addAssetToProject',
    tag,
    summary: 'Adds an approved asset to a project',
    body: z.object({ asset_id: idField('The asset.', 'asset'), project_id: pathProjectId }),
    pathFields: { project_id: 'id' },
    names: NAMES,
    responses: [
      { status: 201, description: 'The asset.', shape: assetShape },
      { status: 200, description: 'The asset, which was already in the project.', shape: assetShape },
    ],
    errors: [404, 409],
    run: async (context, { params, body }) => {
      const { asset, isNew } = await projects.addAsset(context.viewer, params.id, body.asset_id)
      return new Reply(isNew ? 201 : 200, await assetView(asset, context))
    },
  }),
  call({
    method: 'delete',
    path: '/projects/{id}/assets/{asset_id}',
    name: 'removeAssetFromProject',
    tag,
    summary: 'Removes an asset from a project; it stays in the library',
    responses: [{ status: 204, description: 'The asset is removed from the project.' }],
    errors: [404],
    run: async ({ viewer }, { params }) =>
      void (await projects.removeAsset(viewer, params.id, params.asset_id)),
  }),
  ...trashCalls({
    one: 'a project',
    many: 'projects',
    tag,
    trash,
    path: '/projects/{id}',
    names: {
      list: 'listTrashedProjects',
      restore: 'restoreProject',
      deleteForever: 'deleteProjectForever',
    },
    nameOf: ({ name }) => name,
    restore: { description: 'Everything in it is visible again.', shape: projectShape, view: projectView },
    deleteForever: { description: 'Deletes everything in it. This cannot be undone.' },
  }),
]
