import { Form, Select } from 'antd'
import { useId } from 'react'
import { languageName } from '../../../shared/ui/captions/CaptionTracks'
import { useRenderedSecondsQuery } from '../lower-thirds/lowerThirds.generated'

const NONE = 'none'

interface BurnedCaptionsProps {
  projectId: string
  /** Language of the burned-in captions. */
  value: string | null
  /** Seconds of the film. */
  length: number
  onChange: (language: string | null) => void
}

/** Choice of burned-in captions, with the share of the film that has to be rendered for overlays. */
export function BurnedCaptions({ projectId, value, length, onChange }: BurnedCaptionsProps) {
  const id = useId()
  const { data, previousData } = useRenderedSecondsQuery({
    variables: { id: projectId, burnedCaptions: value },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const cut = (data ?? previousData)?.project.cut
  const languages = cut?.captionTracks.map(({ language }) => language) ?? []
  const rendered = cut?.renderedSeconds ?? 0
  if (!languages.length && !value && !rendered) return null
  const options = [...new Set([...languages, ...(value ? [value] : [])])]
  return (
    <Form.Item
      label="Burn in captions"
      htmlFor={id}
      extra={rendered > 0 && `Renders ${rendered.toFixed(1)} s of ${Math.round(length)} s`}
    >
      <Select
        id={id}
        aria-label="Burn in captions"
        value={value ?? NONE}
        options={[
          { value: NONE, label: 'None' },
          ...options.map((language) => ({ value: language, label: languageName(language) })),
        ]}
        onChange={(language: string) => onChange(language === NONE ? null : language)}
      />
    </Form.Item>
  )
}
