import { Arg, Args, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import type { WebhookEvent } from '#schema/webhooks'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { PageArgs, connectionOf } from '#platform/queries/page'
import { Webhook, WebhookDelivery, WebhookEvents } from './webhook.entity.js'
import type { Webhooks, WebhookWithSecret } from './webhook.service.js'

@InputType({ description: 'A new webhook.' })
class CreateWebhookInput {
  @Field(() => String, {
    description: 'The address of the receiver: https, at most 2,000 characters.',
  })
  url!: string
  @Field(() => [WebhookEvents], { description: 'What it reports; at least one.' })
  events!: WebhookEvent[]
  @Field(() => [ID], { defaultValue: [], description: 'Limits it to these projects; at most 50.' })
  projectIds!: string[]
}

@InputType({ description: 'New settings of a webhook, which replace all of the old ones.' })
class UpdateWebhookInput extends CreateWebhookInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string
  @Field(() => Boolean, { defaultValue: false, description: 'Whether it gets no messages.' })
  isPaused!: boolean
}

@ObjectType({ description: 'A webhook with its secret, which cannot be read again later.' })
class SecretWebhook {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook
  @Field(() => String, { description: 'Verifies the header `webhook-signature` of its messages.' })
  secret!: string
}

@ObjectType({ description: 'A page of the messages to a webhook.' })
class WebhookDeliveryConnection extends connectionOf('WebhookDelivery', () => WebhookDelivery) {}

@Resolver(() => Webhook)
export class WebhookResolver {
  constructor(private readonly service: Webhooks) {}

  @Query(() => [Webhook], { complexity: 10, description: 'The viewer’s webhooks, newest first.' })
  webhooks(@Ctx() context: Context): Promise<Webhook[]> {
    return this.service.list(signedIn(context))
  }

  @Query(() => WebhookDeliveryConnection, {
    description: 'The messages to one of the viewer’s webhooks of the last two weeks, newest first.',
  })
  webhookDeliveries(
    @Arg('webhookId', () => ID, { description: 'The webhook.' }) webhookId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<WebhookDeliveryConnection> {
    return this.service.deliveries(signedIn(context), webhookId, page)
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => SecretWebhook, { description: 'Creates a webhook. A person has at most ten.' })
  createWebhook(
    @Arg('input', () => CreateWebhookInput, { description: 'The webhook.' }) input: CreateWebhookInput,
    @Ctx() context: Context,
  ): Promise<WebhookWithSecret> {
    return this.service.create(signedIn(context), input)
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => Webhook, { description: 'Changes, pauses or resumes one of the viewer’s webhooks.' })
  updateWebhook(
    @Arg('input', () => UpdateWebhookInput, { description: 'The settings.' }) input: UpdateWebhookInput,
    @Ctx() context: Context,
  ): Promise<Webhook> {
    return this.service.update(signedIn(context), input.id, input)
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => SecretWebhook, {
    description: 'Replaces the secret of one of the viewer’s webhooks; the old one ends at once.',
  })
  renewWebhookSecret(
    @Arg('id', () => ID, { description: 'The webhook.' }) id: string,
    @Ctx() context: Context,
  ): Promise<WebhookWithSecret> {
    return this.service.renewSecret(signedIn(context), id)
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => ID, {
    description: 'Deletes one of the viewer’s webhooks with its messages. Returns the id.',
  })
  deleteWebhook(
    @Arg('id', () => ID, { description: 'The webhook.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return this.service.delete(signedIn(context), id)
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => WebhookDelivery, { description: 'Sends a message of one of the viewer’s webhooks again.' })
  resendWebhookDelivery(
    @Arg('id', () => ID, { description: 'The message.' }) id: string,
    @Ctx() context: Context,
  ): Promise<WebhookDelivery> {
    return this.service.resend(signedIn(context), id)
  }
}
