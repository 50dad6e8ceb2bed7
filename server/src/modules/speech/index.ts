import { billing } from '../billing/index.js'
import { cut } from '../cut/index.js'
import { generation } from '../generation/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { sound } from '../sound/index.js'
import { storyboard } from '../storyboard/index.js'
import { video } from '../video/index.js'
import { CaptionTranslations } from './caption-translations.js'
import { MadeCaptionsResolver } from './made-captions.resolver.js'
import { madeCaptionCalls } from './made-captions.rest.js'
import { SpeechCaptions } from './speech-captions.js'
import { Transcript } from './transcript.entity.js'
import { Transcripts } from './transcripts.js'

/** Speech in a cut: transcripts of clips, captions generated from speech, and translations of captions. */
export const speech = defineModule({
  name: 'speech',
  needs: [project, billing, sound, video, generation, cut, storyboard],
  entities: [Transcript],
  services: ({ em, projects, ...of }) => {
    const transcripts = new Transcripts({ ...of, db: em, projects })
    return {
      transcripts,
      speechCaptions: new SpeechCaptions(of.captions, projects, transcripts),
      captionTranslations: new CaptionTranslations({ ...of, db: em, projects }),
    }
  },
  resolvers: (services) => [new MadeCaptionsResolver(services)],
  rest: madeCaptionCalls,
})
