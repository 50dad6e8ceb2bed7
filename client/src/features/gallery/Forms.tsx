import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { CopyField } from '../../ui/CopyField'
import { Counter, FormDialog } from '../../ui/FormDialog'
import { SearchField } from '../../ui/SearchField'
import { Section, State } from './Section'

/** Pieces to type into or copy from. */
export function Forms() {
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState('')
  const close = () => setOpen(false)
  return (
    <>
      <Section name="SearchField" text="Calls back once the typing has paused for a quarter of a second.">
        <State name={`onSearch: “${found}”`}>
          <SearchField placeholder="Search projects" onSearch={setFound} />
        </State>
      </Section>
      <Section name="CopyField" text="A text that is there to be copied.">
        <State name="value">
          <CopyField label="Link" value="https://cutroom.example/accept-invite?token=sample" />
        </State>
      </Section>
      <Section
        name="FormDialog"
        text="A dialog with one form: a bottom sheet on a phone. Counter is for its fields."
      >
        <State name="Counter">
          <Counter used={71} of={500} /> <Counter used={512} of={500} />
        </State>
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <FormDialog open={isOpen} title="Create Project" okText="Create" onOk={close} onCancel={close}>
          <Form layout="vertical" component="div">
            <Form.Item label="Name" htmlFor="gallery-field" extra={<Counter used={0} of={100} />}>
              <Input id="gallery-field" />
            </Form.Item>
          </Form>
        </FormDialog>
      </Section>
    </>
  )
}
