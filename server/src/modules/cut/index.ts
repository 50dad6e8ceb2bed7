import { file } from '../file/index.js'
import { library } from '../library/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { ofVisibleProject } from '../project/project.entity.js'
import { sound } from '../sound/index.js'
import { video } from '../video/index.js'
import type { Video } from '../video/video.entity.js'
import { jobs } from '../jobs/index.js'
import { CARD_DRAWINGS, CardDrawings } from './cards/card-drawings.js'
import { Card, CardVideo, cardVideosById } from './cards/card.entity.js'
import { CardTrash } from './cards/card-trash.js'
import { CardResolver } from './cards/cards.resolver.js'
import { cardCalls } from './cards/cards.rest.js'
import { Cards } from './cards/cards.service.js'
import { Credits } from './cards/credits.js'
import { captionCalls } from './captions/captions.rest.js'
import { CaptionTrackResolver, CaptionsResolver } from './captions/captions.resolver.js'
import { Captions } from './captions/captions.service.js'
import { CueResolver } from './cues/cues.resolver.js'
import { cueCalls } from './cues/cues.rest.js'
import { useMadeSound } from './cues/made-sounds.js'
import { joinOrSwap, removeFromCut } from './accepted-videos.js'
import { CaptionTrack, captionTracksById, captionsById, CutCaption } from './elements/caption.entity.js'
import { cuesById, CutCue } from './elements/cut-cue.entity.js'
import { CutItem, cutItemsById } from './elements/cut-item.entity.js'
import { LowerThird, lowerThirdsById } from './elements/lower-third.entity.js'
import { Cut } from './cut.entity.js'
import { CutItemResolver } from './cut-items.resolver.js'
import { cutCalls } from './cut.rest.js'
import { Cuts } from './cut.service.js'
import { CutEditResolver } from './edit-cut.resolver.js'
import { editCutCalls } from './edit-cut.rest.js'
import { CutEditor } from './edit-cut.service.js'
import { DrawingPreviews } from './drawing-previews.js'
import { LowerThirdsResolver } from './lower-thirds/lower-thirds.resolver.js'
import { lowerThirdCalls } from './lower-thirds/lower-thirds.rest.js'
import { LowerThirds } from './lower-thirds/lower-thirds.service.js'
import { videosById } from '../video/video.loader.js'
import { CutOfProject, CutResolver } from './cut.resolver.js'

/** The draft of a film: its items, cards, cues, captions and lower thirds. */
export const cut = defineModule({
  name: 'cut',
  needs: [file, library, project, sound, video, jobs],
  entities: [Cut, Card, CutItem, CutCue, CaptionTrack, CutCaption, LowerThird],
  services: ({ pendingFiles, em, film, hooks, jobs, projects, scratch, storage }) => {
    const previews = new DrawingPreviews()
    const cardDrawings = new CardDrawings({
      db: em,
      film,
      storage,
      files: pendingFiles,
      jobs,
      previews,
      scratch,
    })
    const cuts = new Cuts(em, projects, hooks, cardDrawings)
    return {
      cuts,
      cutEditor: new CutEditor(cuts, cardDrawings),
      cardDrawings,
      cards: new Cards({ db: em, projects, drawings: cardDrawings }),
      cardTrash: new CardTrash({ db: em, projects, files: pendingFiles, hooks }),
      credits: new Credits({ db: em, projects }),
      captions: new Captions(cuts),
      lowerThirds: new LowerThirds(cuts, projects, previews),
    }
  },
  resolvers: ({ captions, cards, credits, cutEditor, cuts, events, lowerThirds, projects }) => [
    new LowerThirdsResolver(lowerThirds),
    new CutResolver({ cuts, editor: cutEditor, projects, events }),
    new CutOfProject(),
    new CutEditResolver({ cuts, editor: cutEditor, projects, events }),
    new CutItemResolver(),
    new CardResolver(cards, credits),
    new CueResolver(),
    new CaptionsResolver(captions),
    new CaptionTrackResolver(),
  ],
  references: {
    CardVideo: async (viewer, id, loaders) =>
      ofVisibleProject(viewer, await loaders.of(cardVideosById).load(id), loaders),
    Video: async (viewer, id, loaders) => {
      const video = (await loaders.of(videosById).load(id)) ?? (await loaders.of(cardVideosById).load(id))
      return ofVisibleProject<Video>(viewer, video, loaders)
    },
    CutItem: async (viewer, id, loaders) =>
      ofVisibleProject(viewer, await loaders.of(cutItemsById).load(id), loaders),
    Cue: async (viewer, id, loaders) =>
      ofVisibleProject(viewer, await loaders.of(cuesById).load(id), loaders),
    CaptionTrack: async (viewer, id, loaders) =>
      ofVisibleProject(viewer, await loaders.of(captionTracksById).load(id), loaders),
    CutCaption: async (viewer, id, loaders) => {
      const caption = await loaders.of(captionsById).load(id)
      const track = caption && (await loaders.of(captionTracksById).load(caption.trackId))
      return (await ofVisibleProject(viewer, track, loaders)) && caption
    },
    LowerThird: async (viewer, id, loaders) =>
      ofVisibleProject(viewer, await loaders.of(lowerThirdsById).load(id), loaders),
  },
  rest: ({ captions, cards, credits, cutEditor, lowerThirds, projects }) => [
    ...cutCalls({ cutEditor, projects }),
    ...editCutCalls(cutEditor),
    ...cardCalls({ cards, credits }),
    ...cueCalls(projects),
    ...lowerThirdCalls({ lowerThirds, projects }),
    ...captionCalls({ captions, projects }),
  ],
  restTags: { Cuts: 'The drafts of films, and the sources of a film’s frames.' },
  hooks: ({ cardTrash }) => ({
    'video-elsewhere': async (em, sought) => {
      const card = await em.findOne(Card, { id: sought.id }, { disableIdentityMap: true })
      if (card)
        sought.found = { video: card.deletedAt ? null : new CardVideo(card), trash: cardTrash.asVideos }
    },
    'video-trash-listed': (_em, listed) => cardTrash.addTo(listed),
    'project-removal': (em, { projectId }) => cardTrash.leaveProject(em, projectId),
    'sound-made': useMadeSound,
    'video-accepted': (em, { project: of, video: accepted, shots }) => joinOrSwap(em, of, accepted, shots),
    'video-withdrawn': (em, { project: of, videoId }) => removeFromCut(em, of, videoId),
  }),
  background: ({ cardDrawings }) => ({ [CARD_DRAWINGS]: cardDrawings.draw }),
  maintenance: ({ cardDrawings, cardTrash, log }) => [
    cardTrash.maintenance(log),
    { run: () => cardDrawings.prepareMissing(), failure: 'cards without a file could not be drawn' },
  ],
})
