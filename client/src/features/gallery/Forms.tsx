import { Button, Form, Input, Popover } from 'antd'
import { useRef, useState } from 'react'
import { decodeTextFile } from '#schema/text/text-file'
import { EncodingChoice } from '../../shared/ui/files/EncodingChoice'
import { Counter, FormDialog } from '../../shared/ui/dialogs/FormDialog'
import { type Secret, SecretDialog } from '../../shared/ui/dialogs/SecretDialog'
import { PlainButton, Notice, Field, PasswordField } from '../../shared/ui/plain/controls'
import { LinkButton } from '../../shared/ui/buttons'
import { MenuOnButton } from '../../shared/ui/MenuOnButton'
import { PopoverRegion } from '../../shared/ui/PopoverRegion'
import { SearchField } from '../../shared/ui/search/SearchField'
import { Tabs } from '../../shared/ui/Tabs'
import { Section, State } from './Section'

const TABS = [
  { key: 'chat', label: 'Chat' },
  { key: 'videos', label: 'Videos' },
] as const

/** “Café” in Windows-1252. */
const LEGACY = Uint8Array.of(0x43, 0x61, 0x66, 0xe9)

/** Components to type into, choose or copy from. */
export function Forms() {
  const [isOpen, setOpen] = useState(false)
  const [secret, setSecret] = useState<Secret | null>(null)
  const [found, setFound] = useState('')
  const [tab, setTab] = useState<'chat' | 'videos'>('chat')
  const [encoding, setEncoding] = useState<string>()
  const decoded = decodeTextFile(LEGACY, { accepted: 'a text file', encoding })
  const close = () => setOpen(false)
  return (
    <>
      <Section name="SearchField" text="Calls back once the typing has paused for a quarter of a second.">
        <State name={`onSearch: “${found}”`}>
          <SearchField placeholder="Search projects" onSearch={setFound} />
        </State>
      </Section>
      <Section name="Tabs" text="The parts of a page.">
        <State name={tab}>
          <Tabs label="Sample" items={TABS} activeKey={tab} onChange={setTab}>
            What belongs to it
          </Tabs>
        </State>
      </Section>
      <Section
        name="EncodingChoice"
        text="Below a file whose encoding was guessed: lines to check, and the alternatives."
      >
        <State name={decoded.encoding.label}>
          <EncodingChoice id="gallery-encoding" decoded={decoded} onChoose={setEncoding} />
        </State>
      </Section>
      <Section
        name="plain"
        text="For pages that open before antd is loaded: the login and the links of mails."
      >
        <State name="Notice">
          <Notice kind="success" title="Your account has been created." />
          <Notice kind="error" title="Error" text="Wrong email, username or password" />
        </State>
        <State name="Field, PasswordField">
          <Field id="gallery-plain" label="Email or username" />
          <PasswordField id="gallery-secret" label="Password" problem="Please enter your password" />
        </State>
        <State name="PlainButton">
          <PlainButton>Try again</PlainButton>
          <PlainButton kind="link">Create Account</PlainButton>
          <PlainButton kind="primary" loading>
            Sign In
          </PlainButton>
        </State>
      </Section>
      <Section name="LinkButton" text="A link that looks like a button: one element, never one in the other.">
        <State name="to">
          <LinkButton to="/projects">Go to Projects</LinkButton>
        </State>
      </Section>
      <Section name="PopoverRegion" text="The content of a popover that has controls: a region with a name.">
        <State name="label">
          <Popover trigger="click" content={<PopoverRegion label="Options">Its controls</PopoverRegion>}>
            <Button>Options</Button>
          </Popover>
        </State>
      </Section>
      <Section name="MenuOnButton" text="The menu of a button, loaded when it is first pressed.">
        <State name="items">
          <LazyMenu />
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
      <Section name="SecretDialog" text="A token or secret that is shown once.">
        <Button onClick={() => setSecret({ value: 'cutroom_q3Zb0m', note: 'Editing suite · Read' })}>
          Show the secret
        </Button>
        <SecretDialog
          secret={secret}
          title="Your new token"
          label="Token"
          text="Copy this token now; you won’t see it again."
          onClose={() => setSecret(null)}
        />
      </Section>
    </>
  )
}

function LazyMenu() {
  const button = useRef<HTMLButtonElement>(null)
  const [isPressed, setPressed] = useState(false)
  const more = (
    <Button ref={button} onClick={() => setPressed(true)}>
      More
    </Button>
  )
  return isPressed ? (
    <MenuOnButton name="More" button={button} items={[{ key: 'rename', label: 'Rename' }]}>
      {more}
    </MenuOnButton>
  ) : (
    more
  )
}
