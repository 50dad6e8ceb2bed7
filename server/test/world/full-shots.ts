import { randomUUID } from 'node:crypto'
import { JobStatus } from '#platform/queue/job.entity'
import { ShotRefusal, ShotTake } from '../../src/modules/storyboard/takes/shot-take.entity.js'
import type { ShotInputs } from '../../src/modules/storyboard/shots/shot-inputs-hash.js'
import { StoryboardShot } from '../../src/modules/storyboard/shots/shot.entity.js'
import { VideoStatus } from '../../src/modules/video/clip.entity.js'
import { keptReference as kept } from '../resolver-cases.js'
import { aClip, aDrawing, aJob, aRow, aShot, many, remove } from './builders.js'
import { IDS } from './things.js'

/** As older releases stored them, without later fields. */
const INPUTS = {
  words: 'Before',
  camera: null,
  references: [],
  firstFrame: null,
  lastFrame: null,
  ratio: '16:9',
  pictures: [],
} as object as ShotInputs

/** Shots of the project with a chosen take, images, a drawing and a refusal. */
export const fullShots = (count = 50) =>
  many(count, (n) => {
    const [clipId, shotId] = [randomUUID(), randomUUID()]
    return [
      aClip({
        id: clipId,
        authorId: IDS.user,
        title: `Take ${n}`,
        status: VideoStatus.PENDING,
        duration: 4,
        videoKey: `videos/${n}.mp4`,
        posterKey: `videos/${n}.webp`,
      }),
      aShot({
        id: shotId,
        position: n,
        words: `The @keeper of Take ${n}`,
        editedById: IDS.user,
        takesOf: clipId,
        chosenVideoId: clipId,
        keptReferences: [kept(IDS.approved)],
        keptFirstFrame: kept(IDS.joined),
        keptLastFrame: kept(IDS.joined),
        keptStill: kept(IDS.approved),
      }),
      aJob({ status: JobStatus.SUCCEEDED, subjectId: clipId }),
      aRow(ShotTake, { videoId: clipId, shotId, hash: 'before', inputs: INPUTS, orderedById: IDS.owner }),
      aRow(ShotRefusal, { shotId, code: 'BUDGET_REACHED', message: 'Too dear', orderedById: IDS.owner }),
      aDrawing({ shotId, failure: 'Failed' }),
    ]
  })

/** Replaces the shots of the project with one such shot. */
export const keepFullShot = [remove(StoryboardShot, { projectId: IDS.project }), fullShots(1)]
