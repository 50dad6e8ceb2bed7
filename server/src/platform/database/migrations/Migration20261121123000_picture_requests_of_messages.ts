import { Migration } from '@mikro-orm/migrations'

/** Stores the request for a picture with the message that answers it. */
export class Migration20261121123000_picture_requests_of_messages extends Migration {
  override async up(): Promise<void> {
    this.addSql('alter table "message" add column "picture" jsonb null;')
    this.addSql('create index "message_job_id_index" on "message" ("job_id");')
  }
}
