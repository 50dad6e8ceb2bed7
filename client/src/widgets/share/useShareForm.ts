import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { createReviewLinkRule } from '#schema/rules/review'
import { check, responseFailure, useFormErrors } from '../../shared/lib/form'
import {
  type CreateReviewLinkMutation,
  useCreateReviewLinkMutation,
} from '../../entities/review-link/reviewLinks.generated'
import { reviewLinkList } from '../../entities/review-link/reviewLinkList'
import type { ShareTarget } from './target'

const FIELDS = ['name', 'password', 'expiresInDays']
const FAILED = 'Failed to create the link'

export interface ShareValues {
  name: string
  password: string
  expiresInDays: number | null
  mayDownload: boolean
  mayApprove: boolean
  showsNames: boolean
  /** For a film: without its later versions. */
  isOneVersion: boolean
}

/** Form state of a new review link. `onMade` receives the link and its token. */
export function useShareForm(
  { projectId, kind, videoId, name }: ShareTarget,
  onMade: (made: CreateReviewLinkMutation['createReviewLink']) => void,
) {
  const empty: ShareValues = {
    name: name.slice(0, LIMITS.review.nameMax),
    password: '',
    expiresInDays: LIMITS.review.daysUsual,
    mayDownload: false,
    mayApprove: true,
    showsNames: false,
    isOneVersion: false,
  }
  const [values, setValues] = useState(empty)
  const { errors, failure, show, attempt, clear } = useFormErrors(FIELDS, responseFailure)
  const [create, { loading }] = useCreateReviewLinkMutation({
    context: { quiet: true },
    update: (cache, { data }) => {
      if (data) reviewLinkList.put(cache, data.createReviewLink.link)
    },
  })
  const submit = async () => {
    if (loading) return
    const { isOneVersion, ...fields } = values
    const input = {
      ...fields,
      projectId,
      kind: kind === 'FILM' && !isOneVersion ? 'CUT' : kind,
      videoId: videoId ?? null,
      password: values.password || null,
      name: values.name.trim(),
    }
    if (show(check(createReviewLinkRule, { ...input, expiresInDays: values.expiresInDays ?? 0 }).errors))
      return
    await attempt(async () => {
      const { data } = await create({ variables: { input } })
      if (data) onMade(data.createReviewLink)
    })
  }
  return {
    values,
    isOfFilm: kind === 'FILM',
    isOfVideos: kind !== 'FIRST_FRAMES',
    errors,
    failure: failure && { title: FAILED, text: failure },
    isCreating: loading,
    change: (changes: Partial<ShareValues>) => {
      setValues((before) => ({ ...before, ...changes }))
      clear()
    },
    submit,
    reset: () => {
      setValues(empty)
      clear()
    },
  }
}
export type ShareFormState = ReturnType<typeof useShareForm>
