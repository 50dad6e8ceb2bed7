import { Migration } from '@mikro-orm/migrations'

/** Stores the request for a picture, and the resulting picture, with the job, which may belong to no project. */
export class Migration20261121131000_picture_requests_of_jobs extends Migration {
  override async up(): Promise<void> {
    this.addSql('alter table "job" alter column "project_id" drop not null;')
    this.addSql('alter table "job" add column "picture" jsonb null, add column "asset_id" uuid null;')
    this.addSql(`update "job" set
      "picture" = answer."picture" || jsonb_build_object('prompt', asked."content", 'references', asked."kept_references"),
      "asset_id" = answer."asset_id"
      from "message" answer join "message" asked on asked."id" = answer."answers_id"
      where answer."job_id" = "job"."id" and answer."picture" is not null;`)
    this.addSql('alter table "message" drop constraint "message_asset_id_foreign";')
    this.addSql('alter table "message" drop column "asset_id", drop column "picture";')
  }
}
