import { type Invalid, type Variables } from '../resolver.js'
import { notFound } from '../resolver-cases.js'
import type { Ids } from '../world/things.js'
import { NOWHERE } from '../resolver.js'

const BY = 'revision editedBy { username }'
const ITEM = `id inFrame outFrame speed isMuted gain framing transition transitionSeconds duration isTrimRemoved ${BY}`
const CUE =
  'id sound { title } itemId atSeconds inSeconds outSeconds gain fadeInSeconds fadeOutSeconds isMuted isDucked isDuckedByClips isLooped'
const CARD = `id title status duration frames frameRate hasSound
  card { kind design title subtitle lines { role name } background { kind colour assetId } seconds revision }`

/** The mutation with the whole result of an edit. */
export const EDIT_CUT = `mutation ($input: EditCutInput!) { editCut(input: $input) {
  conflicts { operation elementId fields message editedBy { username } }
  edit {
    isComplete removedIds editedBy { username }
    items { ${ITEM} video { title } }
    cards { ${CARD} }
    cues { ${CUE} ${BY} }
    captionTracks { id language isMachineMade }
    captions { id itemId startMs endMs text speaker ${BY} }
    lowerThirds { id itemId startFrame endFrame title subtitle style position fadeFrames ${BY} }
    cut { projectId size ratio fit frameRate title clipGain loudness burnedCaptions revision editedBy { username }
      items { id inFrame outFrame transition isTrimRemoved video { title } } gaps { transition seconds }
      cues { id } captionTracks { language captions { id text } } lowerThirds { id } }
  }
} }`

type Operation = object

/** An edit of the project’s cut. */
export const edit =
  (operations: (ids: Ids) => Operation | Operation[]) =>
  (ids: Ids): Variables => ({ input: { projectId: ids.project, operations: [operations(ids)].flat() } })

/** Cases of users who do not see the project. */
export const hidden = (operations: (ids: Ids) => Operation | Operation[]) =>
  notFound('hidden', (projectId, ids) => ({
    input: { projectId, operations: [operations(ids)].flat() },
  }))

/** The response of a successful edit. */
export const changed = (lists: object) => ({ editCut: { conflicts: [], edit: lists } })

/** The response if another user has changed the same fields. */
export const conflicted = (...conflicts: object[]) => ({ editCut: { conflicts } })

export type Wrong = [fields: object, field: string, message: string]

/** Invalid inputs of an operation, each with the invalid field. */
export const wrong = (
  name: string,
  cases: readonly Wrong[],
  input: (ids: Ids, fields: object) => object,
): Invalid[] =>
  cases.map(([fields, field, message]) => [
    edit((ids) => ({ [name]: input(ids, fields) })),
    `operations.0.${name}.${field}`,
    message,
  ])

/** Ids of elements that are not in the cut. */
export const unknown = (what: string, operations: (id: string) => Operation) =>
  [NOWHERE, 'nonsense'].map((id) => ({
    name: `${what} ${id} that is not in the cut`,
    variables: edit(() => operations(id)),
    code: 'NOT_FOUND',
  }))
