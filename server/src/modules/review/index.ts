import { account } from '../account/index.js'
import { audit } from '../audit/index.js'
import { film } from '../film/index.js'
import type { NotificationEvents } from '#platform/events/notify'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { ofVisibleProject } from '../project/project.entity.js'
import { video } from '../video/index.js'
import { GuestAccess } from './guests/guest-access.js'
import { GuestNotes } from './guests/guest-notes.service.js'
import { GuestReviews } from './guests/guest-reviews.js'
import { GuestNoteResolver, GuestResolver, GuestVersionResolver } from './guests/guest.resolver.js'
import { guestCalls } from './guests/guest.rest.js'
import { Guests } from './guests/guests.service.js'
import { Verdicts } from './guests/verdicts.js'
import {
  ReviewLinkResolver,
  ReviewLinksOfProject,
  ReviewVerdictResolver,
} from './links/review-links.resolver.js'
import { reviewLinkCalls } from './links/review-links.rest.js'
import { ReviewLinks } from './links/review-links.service.js'
import { completeNotes, requireNote } from './notes/done-notes.js'
import { Note, notesById } from './notes/note.entity.js'
import { NoteExports } from './notes/note-exports.js'
import { noteCalls } from './notes/notes.rest.js'
import { NotePlaceResolver, NoteResolver, NotesOfProject } from './notes/notes.resolver.js'
import { Notes } from './notes/notes.service.js'
import { NoteOfClip, NotesOfVideo, VersionOfFilm } from './notes/video-notes.resolver.js'
import { ReviewMail } from './review-mail.js'
import { ReviewGuest, ReviewLink, reviewLinksById, ReviewVerdict } from './review-link.entity.js'

const auditActions = ['review-link-created', 'review-link-ended'] as const
declare module '../audit/audit-entry.entity.js' {
  interface AuditActions extends Record<(typeof auditActions)[number], true> {}
}

declare module '#platform/events/events' {
  interface DomainEvents {
    'review-link': { id: string; projectId: string }
    /** A note was written or changed; `linkId` is the link whose guests see it. */
    note: { id: string; projectId: string; linkId: string | null }
    'note-gone': { id: string; projectId: string; linkId: string | null }
  }
}
declare module '#platform/events/hooks' {
  interface HookPoints {
    /** A guest reads a file through a link to first frames. A hook sets the first frame of the project that it belongs to. */
    'guest-file': { projectId: string; key: string; shownAs: string | null }
  }
}
declare module '#platform/events/notify' {
  interface NotificationEvents {
    'guest-note': { projectId: string; link: string; guest: string }
    'guest-verdict': {
      projectId: string
      /** Key of guest and version: changed verdicts are merged into one notification. */
      verdictOn: string
      guest: string
      isApproved: boolean
      text: string
      link: string
      project: string
      tab?: 'storyboard'
    }
    'note-assigned': { projectId: string; noteId: string; by: string; project: string }
  }
}

const noteText = ({ guest, link }: NotificationEvents['guest-note']) =>
  `${guest} (guest) wrote a note on “${link}”`
const verdictText = ({
  guest,
  isApproved,
  text,
  link,
  project: within,
}: NotificationEvents['guest-verdict']) =>
  `${guest} (guest) ${isApproved ? 'approved' : 'requested changes to'} “${link}” in “${within}”${text && `: ${text}`}`
const assignedText = ({ by, project: within }: NotificationEvents['note-assigned']) =>
  `${by} assigned you a note in “${within}”`

const notesTab = ({ projectId }: { projectId: string }) => `/projects/${projectId}?tab=notes`

/** Client review: links for guests without an account, notes on frames, and verdicts. */
export const review = defineModule({
  name: 'review',
  needs: [audit, account, project, video, film],
  auditActions,
  entities: [ReviewLink, ReviewGuest, ReviewVerdict, Note],
  services: ({
    em,
    events,
    hooks,
    mail,
    log,
    notify,
    passwordHashing,
    projects,
    publicUrl,
    rateLimiter,
    videos,
  }) => {
    const guests = new Guests({ db: em, passwordHashing, rateLimiter })
    const verdicts = new Verdicts({ db: em, guests, rateLimiter, notify })
    const notes = new Notes({ db: em, projects, videos, notify })
    return {
      guests,
      guestAccess: new GuestAccess(em, events, hooks),
      guestReviews: new GuestReviews(em, guests),
      guestNotes: new GuestNotes({ db: em, guests, rateLimiter, notify, verdicts }),
      verdicts,
      reviewLinks: new ReviewLinks({ db: em, projects, videos, passwordHashing }),
      notes,
      noteExports: new NoteExports(em, notes),
      reviewMail: new ReviewMail({ db: em, mail, publicUrl, log }),
    }
  },
  resolvers: ({
    events,
    files,
    guestNotes,
    guestReviews,
    guests,
    noteExports,
    notes,
    projects,
    reviewLinks,
  }) => [
    new GuestResolver({ guests, guestReviews, guestNotes }),
    new GuestVersionResolver(files),
    new GuestNoteResolver(),
    new ReviewLinkResolver(reviewLinks),
    new ReviewVerdictResolver(),
    new ReviewLinksOfProject(reviewLinks),
    new NoteResolver({ notes, reviewLinks, projects, events }),
    new NotePlaceResolver(),
    new NotesOfProject(notes),
    new NotesOfVideo(noteExports),
    new NoteOfClip(),
    new VersionOfFilm(),
  ],
  rest: ({ guestNotes, guestReviews, guests, noteExports, notes, projects, reviewLinks }) => [
    ...guestCalls({ guests, guestReviews, guestNotes }),
    ...reviewLinkCalls(reviewLinks, projects),
    ...noteCalls({ notes, noteExports, projects }),
  ],
  restTags: {
    Guests: 'Calls for guests with a review link, without an account.',
    Reviews: 'Links for guests, and notes on films and takes.',
  },
  references: {
    Note: async (viewer, id, loaders) =>
      ofVisibleProject(viewer, await loaders.of(notesById).load(id), loaders),
    ReviewLink: async (viewer, id, loaders) =>
      ofVisibleProject(viewer, await loaders.of(reviewLinksById).load(id), loaders),
  },
  hooks: ({ reviewLinks }) => ({
    'member-revoked': (em, { userId }) => reviewLinks.endThoseOf(em, userId),
    'video-made': (em, { video: made }) => completeNotes(em, made),
    'take-of-note': requireNote,
  }),
  templates: {
    'guest-note': {
      text: noteText,
      merged: (data, count) =>
        count === 1 ? noteText(data) : `Guests wrote ${count} notes on “${data.link}”`,
      link: notesTab,
    },
    'guest-verdict': {
      text: verdictText,
      merged: verdictText,
      mergedBy: ({ verdictOn }) => verdictOn,
      link: ({ projectId, tab }) => (tab ? `/projects/${projectId}?tab=${tab}` : notesTab({ projectId })),
    },
    'note-assigned': {
      text: assignedText,
      merged: assignedText,
      link: ({ projectId, noteId }) => `${notesTab({ projectId })}&note=${noteId}`,
    },
  },
  maintenance: ({ reviewMail }) => [
    { run: () => reviewMail.send(), failure: 'review summaries could not be sent' },
  ],
})
