import { Form, Select } from 'antd'
import { useId } from 'react'
import { languageName } from '../../../shared/ui/captions/CaptionTracks'
import { useRenderedSecondsQuery } from '../lower-thirds/lowerThirds.generated'

const NONE = 'none'

interface BurnedCaptionsProps {
  projectId: string
  /** Language of the burned-in captions. */
  value: string | null
  onChange: (language: string | null) => void
}

/** Choice of burned-in captions. */
export function BurnedCaptions({ projectId, value, onChange }: BurnedCaptionsProps) {
  const id = useId()
  const { data, previousData } = useRenderedSecondsQuery({
    variables: { id: projectId, burnedCaptions: value },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const cut = (data ?? previousData)?.project.cut
  const languages = cut?.captionTracks.map(({ language }) => language) ?? []
  if (!languages.length && !value) return null
  const options = [...new Set([...languages, ...(value ? [value] : [])])]
  return (
    <Form.Item label="Burn in captions" htmlFor={id}>
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
