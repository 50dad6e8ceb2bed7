import { Migration } from '@mikro-orm/migrations'

const GENERATED = 'where is_generated and deleted_at is null'

/** Adds prompt, seed and model to generated assets, and copies them from existing jobs, also for copied assets. */
export class Migration20261122167000_generations_of_assets extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "asset" add column "prompt" text null, add column "seed" int null, add column "model" text null;`,
    )
    this.addSql(
      `with recursive made (id, picture) as (
         select asset_id, picture from job where asset_id is not null and picture is not null
         union
         select copy.id, made.picture from asset copy join made on copy.source_id = made.id
       )
       update asset set prompt = picture->>'prompt', model = picture->>'model',
         seed = case when picture->>'seed' ~ '^[0-9]{1,9}$|^1[0-9]{9}$' then (picture->>'seed')::int end
       from made where made.id = asset.id and is_generated;`,
    )
    this.addSql(
      `create index asset_prompt_grams on asset using gin ((grams(lower(prompt), '{1,2,3}') collate "C")) where is_generated;`,
    )
    this.addSql(`create index asset_generated on asset (created_at desc, id desc) ${GENERATED};`)
    this.addSql(
      `create index asset_generated_of_owner on asset (owner_id, created_at desc, id desc) ${GENERATED};`,
    )
    this.addSql(`create index asset_of_model on asset (model, created_at desc, id desc) ${GENERATED};`)
    this.addSql(`create index asset_of_seed on asset (seed, created_at desc, id desc) ${GENERATED};`)
  }

  override async down(): Promise<void> {
    for (const name of ['of_seed', 'of_model', 'generated_of_owner', 'generated', 'prompt_grams'])
      this.addSql(`drop index asset_${name};`)
    this.addSql(`alter table "asset" drop column "prompt", drop column "seed", drop column "model";`)
  }
}
