import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import type { BatchRead } from '#platform/queries/loaders'
import { Asset } from '../../library/asset.entity.js'
import { usesAsset } from './named-elements.js'
import { maySeeProject, Project, projectsById } from '../../project/project.entity.js'

@ObjectType('AssetUse', { description: 'A character, place or prop that uses an asset.' })
export class AssetUse {
  @Field(() => String, { description: 'The display name of the character, place or prop.' })
  name!: string

  @Field(() => Project, { description: 'The project of its storyboard.' })
  project!: Project
}

/** The elements that use an asset of their project, sorted by name, for each asset. */
const usesByAsset: BatchRead<{ name: string; projectId: string }[]> = async (em, ids) => {
  const rows = await em.execute<{ assetId: string; name: string; projectId: string }[]>(
    `select p.asset_id as "assetId", coalesce(s.label, s.name) as name, s.project_id as "projectId"
     from project_asset p
     join storyboard_element s on s.project_id = p.project_id and s.deleted_at is null
       and ${usesAsset('p.asset_id::text')}
     where p.asset_id = any(?::uuid[]) order by s.project_id, s.name_key`,
    [`{${ids.join(',')}}`],
  )
  const uses = new Map<string, { name: string; projectId: string }[]>()
  for (const { assetId, ...use } of rows) uses.set(assetId, [...(uses.get(assetId) ?? []), use])
  return uses
}

@Resolver(() => Asset)
export class AssetUseResolver {
  @FieldResolver(() => [AssetUse], {
    complexity: 10,
    description: 'The characters, places and props that use it, in projects that the viewer sees.',
  })
  async usedBy(@Root() { id }: Asset, @Ctx() context: Context): Promise<AssetUse[]> {
    const viewer = signedIn(context)
    const uses = (await context.loaders.of(usesByAsset).load(id)) ?? []
    const projects = await context.loaders.all(
      projectsById,
      uses.map(({ projectId }) => projectId),
    )
    return uses.flatMap(({ name, projectId }) => {
      const project = projects.get(projectId)
      return project && maySeeProject(viewer, project) ? [{ name, project: project as Project }] : []
    })
  }
}
