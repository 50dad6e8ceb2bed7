import { Form, Input, InputNumber, Switch } from 'antd'
import { LIMITS } from '#schema/limits'
import { errorProps } from '../../shared/lib/form'
import s from './Share.module.css'
import type { ShareFormState, ShareValues } from './useShareForm'
import { onEnter } from '../../shared/lib/input/pressedKey'

const { daysMin, daysMax } = LIMITS.review

interface Option {
  key: keyof ShareValues
  label: string
  text: string
}

const PERMISSIONS = [
  { key: 'mayDownload', label: 'Guests may download', text: 'They save the video files.' },
  { key: 'showsNames', label: 'Show names of the team', text: 'Otherwise replies are from “Team”.' },
] as const satisfies Option[]
const APPROVE = {
  key: 'mayApprove',
  label: 'Guests may approve',
  text: 'They approve each or request changes.',
} as const satisfies Option
const ONE_VERSION = {
  key: 'isOneVersion',
  label: 'This version only',
  text: 'Guests do not see later versions.',
} as const satisfies Option

/** Fields of a new review link. */
export const ShareForm = ({
  form: { values, errors, isOfFilm, isOfVideos, change, submit },
}: {
  form: ShareFormState
}) => (
  <Form layout="vertical" requiredMark={false} component="div">
    <Form.Item label="Name" htmlFor="share-name" {...errorProps(errors.name)}>
      <Input
        id="share-name"
        autoFocus
        autoComplete="off"
        placeholder="Guests see it as the title"
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
        onPressEnter={onEnter(submit)}
      />
    </Form.Item>
    <div className={s.pair}>
      <Form.Item label="Password (optional)" htmlFor="share-password" {...errorProps(errors.password)}>
        <Input.Password
          id="share-password"
          autoComplete="new-password"
          value={values.password}
          onChange={({ target }) => change({ password: target.value })}
          onPressEnter={onEnter(submit)}
        />
      </Form.Item>
      <Form.Item label="Expires after" htmlFor="share-days" {...errorProps(errors.expiresInDays)}>
        <InputNumber
          id="share-days"
          className={s.days}
          min={daysMin}
          max={daysMax}
          precision={0}
          suffix={values.expiresInDays === 1 ? 'day' : 'days'}
          value={values.expiresInDays}
          onChange={(expiresInDays) => change({ expiresInDays })}
        />
      </Form.Item>
    </div>
    {[...(isOfFilm ? [ONE_VERSION] : []), APPROVE, ...(isOfVideos ? PERMISSIONS : [])].map(
      ({ key, label, text }) => (
        <label key={key} className={s.permission}>
          <Switch size="small" checked={values[key]} onChange={(isOn) => change({ [key]: isOn })} />
          <span>
            <b>{label}</b>
            <small>{text}</small>
          </span>
        </label>
      ),
    )}
  </Form>
)
