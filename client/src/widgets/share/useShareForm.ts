import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { createReviewLinkRule } from '#schema/rules/review'
import { check, type FieldErrors, fieldErrorsOf } from '../../shared/lib/form'
import { messageOr, UNEXPECTED_RESPONSE } from '../../shared/lib/network/errors'
import {
  type CreateReviewLinkMutation,
  ReviewLinksDocument,
  useCreateReviewLinkMutation,
} from '../../entities/review-link/reviewLinks.generated'
import type { ShareTarget } from './target'

const FAILED = 'Failed to create the link'

export interface ShareValues {
  name: string
  password: string
  days: number | null
  mayDownload: boolean
  mayApprove: boolean
  showsNames: boolean
}

/** Form state of a new review link. `onMade` receives the link and its token. */
export function useShareForm(
  { projectId, kind, videoId, name }: ShareTarget,
  onMade: (made: CreateReviewLinkMutation['createReviewLink']) => void,
) {
  const empty: ShareValues = {
    name: name.slice(0, LIMITS.review.nameMax),
    password: '',
    days: LIMITS.review.daysUsual,
    mayDownload: false,
    mayApprove: true,
    showsNames: false,
  }
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [create, { loading }] = useCreateReviewLinkMutation({
    context: { quiet: true },
    update: (cache, { data }) =>
      void cache.updateQuery({ query: ReviewLinksDocument, variables: { projectId } }, (known) =>
        known && data
          ? {
              project: {
                ...known.project,
                reviewLinks: [data.createReviewLink.link, ...known.project.reviewLinks],
              },
            }
          : undefined,
      ),
  })
  const submit = async () => {
    if (loading) return
    setFailure(null)
    const input = {
      ...values,
      projectId,
      kind,
      videoId: videoId ?? null,
      password: values.password || null,
      name: values.name.trim(),
    }
    const { errors: found } = check(createReviewLinkRule, { ...input, days: values.days ?? 0 })
    setErrors(found ?? {})
    if (found) return
    try {
      const { data } = await create({ variables: { input } })
      if (data) onMade(data.createReviewLink)
    } catch (caught) {
      const named = fieldErrorsOf(caught)
      setErrors(named)
      if (!['name', 'password', 'days'].some((field) => named[field]))
        setFailure(messageOr(UNEXPECTED_RESPONSE, caught))
    }
  }
  return {
    values,
    errors,
    failure: failure && { title: FAILED, text: failure },
    isCreating: loading,
    change: (changes: Partial<ShareValues>) => {
      setValues((before) => ({ ...before, ...changes }))
      setErrors({})
    },
    submit,
    reset: () => {
      setValues(empty)
      setErrors({})
      setFailure(null)
    },
  }
}
export type ShareFormState = ReturnType<typeof useShareForm>
