import { audit } from '../audit/index.js'
import { defineModule } from '../module.js'
import { AccountLink, Links } from './passwords/link.service.js'
import { usersById, User } from './user.entity.js'
import { AccountResolver, ActorOfAuditEntry } from './account.resolver.js'
import { accountCalls } from './account.rest.js'
import { Accounts } from './account.service.js'
import { ApiToken } from './tokens/api-token.entity.js'
import { ApiTokenResolver } from './tokens/api-token.resolver.js'
import { ApiTokens } from './tokens/api-token.service.js'
import { confirmationIn, Session, Sessions } from './sessions/session.service.js'
import { DeviceProofs } from './sessions/device-proofs.js'
import { ViewerCache } from './sessions/viewer-cache.js'
import { RateLimitEntry } from './sessions/rate-limiter.js'
import { PasswordHashing } from './passwords/password-hashing.js'
import { PasswordResolver } from './passwords/password.resolver.js'
import { Passwords } from './passwords/password.service.js'
import { TeamResolver } from './team/team.resolver.js'
import { Team } from './team/team.service.js'

const auditActions = [
  'member-invited',
  'member-joined',
  'member-revoked',
  'admin-made',
  'admin-unmade',
  'password-reset',
  'token-created',
  'token-revoked',
] as const
declare module '../audit/audit-entry.entity.js' {
  interface AuditActions extends Record<(typeof auditActions)[number], true> {}
}

declare module '#platform/events/events' {
  interface DomainEvents {
    /** A session, or an API token used instead of one. */
    'session-ended': { id: string; userId: string }
    /** The rights of its owner have changed. */
    'session-changed': { id: string; userId: string }
    member: { id: string }
  }
}
declare module '#platform/events/hooks' {
  interface HookPoints {
    /** A person is removed from the team. */
    'member-revoked': { userId: string }
  }
}
declare module '#platform/events/notify' {
  interface NotificationEvents {
    invited: { by: string }
  }
}

/** Accounts, sessions, API tokens, passwords and the team. */
export const account = defineModule({
  name: 'account',
  needs: [audit],
  auditActions,
  entities: [User, Session, ApiToken, AccountLink, RateLimitEntry],
  services: ({
    em,
    events,
    hooks,
    notify,
    log,
    mail,
    publicUrl,
    registration,
    secret,
    rateLimiter,
    passwordCost,
  }) => {
    const known = new ViewerCache(events)
    const [hashing, devices] = [new PasswordHashing(passwordCost), new DeviceProofs(secret)]
    const apiTokens = new ApiTokens({ db: em, known, log })
    const sessions = new Sessions({ db: em, known, tokens: apiTokens, secret })
    const accounts = new Accounts({
      db: em,
      sessions,
      tokens: apiTokens,
      hashing,
      devices,
      rateLimiter,
      rules: registration,
    })
    const links = new Links(publicUrl, mail, log)
    return {
      requireConfirmation: confirmationIn(em),
      passwordHashing: hashing,
      accounts,
      apiTokens,
      team: new Team({ db: em, sessions, tokens: apiTokens, links, notify, hooks }),
      passwords: new Passwords({
        db: em,
        accounts,
        links,
        rateLimiter,
        hashing,
        devices,
        log,
      }),
    }
  },
  resolvers: ({ accounts, apiTokens, events, passwords, team }) => [
    new AccountResolver(accounts),
    new TeamResolver(team, events),
    new PasswordResolver(passwords),
    new ApiTokenResolver(apiTokens),
    new ActorOfAuditEntry(),
  ],
  references: { User: (_viewer, id, loaders) => loaders.of(usersById).load(id) },
  rest: ({ accounts, team }) => accountCalls(accounts, team),
  restTags: { Users: 'Accounts, sessions and the team.' },
  templates: {
    invited: { text: ({ by }) => `${by} invited you to the team`, link: () => '/projects', once: true },
  },
  settled: ({ apiTokens, passwords }) => Promise.all([passwords.settled(), apiTokens.settled()]),
})
