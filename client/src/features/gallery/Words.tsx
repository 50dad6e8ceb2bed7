import { Button } from 'antd'
import { Avatar } from '../../shared/ui/Avatar'
import { ClearSearch } from '../../shared/ui/search/SearchField'
import { CopyField } from '../../shared/ui/CopyField'
import { LocalLinkWarning } from '../../shared/ui/LocalLinkWarning'
import { EmptyState } from '../../shared/ui/EmptyState'
import { EngineBadge } from '../../entities/installation/EngineBadge'
import { EditedBy, PresenceProvider, PresentPeople } from '../../entities/person/Presence'
import { LoadingLogo, Logo, Mark } from '../../shared/ui/Logo'
import { PageHeader, Toolbar } from '../../shared/ui/PageHeader'
import { BlockedStorage } from '../../shared/ui/StorageNotice'
import { EngineNote } from '../../entities/video/EngineNote'
import { Chip, StatusBadge } from '../../shared/ui/StatusBadge'
import s from './Gallery.module.css'
import { Section, State } from './Section'

const statuses = ['pending', 'approved', 'accepted', 'in_progress', 'declined', 'failed']
const names = ['ana', 'Mira Holt', 'ben@studio.film', 'jo', 'Li Wei', 'sam_reed']
const PRESENT = {
  __typename: 'Presence' as const,
  editedId: 'shot',
  user: { __typename: 'User' as const, id: 'ana', username: 'ana' },
}

/** Components that show text or a badge. */
export const Words = () => (
  <>
    <Section
      name="StatusBadge"
      text="Colour, shape and word say the same. Chip is for anything else on a picture."
    >
      <State name="on a picture">
        <div className={s.badges}>
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </div>
      </State>
      <State name="quiet">
        <div className={s.badges}>
          {statuses.map((status) => (
            <StatusBadge key={status} quiet status={status} />
          ))}
        </div>
      </State>
      <State name="Chip">
        <div className={s.badges}>
          <Chip>$ 12.00</Chip>
          <Chip>00:05</Chip>
        </div>
      </State>
    </Section>
    <Section name="EngineNote" text="What the local engine left out or replaced, beside the result.">
      <State name="note">
        <EngineNote>Not shown: zorp. Try other words.</EngineNote>
      </State>
    </Section>
    <Section name="Avatar" text="Initials on a quiet tone taken from the name.">
      <State name="names">
        <div className={s.badges}>
          {names.map((name) => (
            <Avatar key={name} name={name} />
          ))}
        </div>
      </State>
      <State name="size={24}, {36}, {56}">
        <div className={s.badges}>
          {[24, 36, 56].map((size) => (
            <Avatar key={size} name="ana" size={size} />
          ))}
        </div>
      </State>
    </Section>
    <Section name="PresentPeople" text="Who else has a project open. EditedBy shows it on a shot or clip.">
      <PresenceProvider
        value={names.map((name) => ({ ...PRESENT, user: { ...PRESENT.user, id: name, username: name } }))}
      >
        <State name="here">
          <PresentPeople />
        </State>
      </PresenceProvider>
      <PresenceProvider value={[PRESENT]}>
        <State name="EditedBy">
          <EditedBy id="shot" />
        </State>
      </PresenceProvider>
    </Section>
    <Section name="StorageNotice" text="Shown while the browser blocks site data, until it is dismissed.">
      <State name="BlockedStorage">
        <BlockedStorage onDismiss={() => {}}>What is lost when the page is reloaded.</BlockedStorage>
      </State>
    </Section>
    <Section name="ClearSearch" text="The way out of a search that finds nothing.">
      <State name="onClick">
        <ClearSearch onClick={() => undefined} />
      </State>
    </Section>
    <Section name="LocalLinkWarning" text="Below a link that nobody else can open.">
      <LocalLinkWarning link="http://localhost:4000/" who="Guests" />
    </Section>
    <Section name="CopyField" text="A text to copy, such as a link that is shown once.">
      <State name="link">
        <CopyField label="Link" value="https://cutroom.example.com/review#q3Zb0m" />
      </State>
    </Section>
    <Section name="EmptyState" text="One anatomy for “nothing yet” and “did not work”.">
      <State name="title text action">
        <EmptyState
          title="No videos found"
          text="They appear here."
          action={<Button>Generate Videos</Button>}
        />
      </State>
      <State name="drawing">
        <EmptyState drawing="storyboard" title="No shots yet" />
        <EmptyState drawing="note" title="No open notes" />
        <EmptyState drawing="trash" title="No deleted projects" />
      </State>
      <State name="broken onRetry">
        <EmptyState
          broken
          title="Unable to load videos"
          text="The server returned an unexpected response."
          onRetry={() => undefined}
        />
      </State>
    </Section>
    <Section name="EngineBadge" text="Which engine makes the pictures; it asks the server.">
      <State name="with its words">
        <EngineBadge />
      </State>
      <State name="bare">
        <EngineBadge bare />
      </State>
    </Section>
    <Section name="Logo" text="One film frame, cut on the slant and spliced with a shift.">
      <State name="Logo">
        <Logo />
      </State>
      <State name="Mark">
        <Mark size={56} />
      </State>
      <State name="LoadingLogo">
        <div className={s.alone}>
          <LoadingLogo text="Please wait while we prepare your workspace" />
        </div>
      </State>
    </Section>
    <Section
      name="PageHeader"
      text="Title and actions; Toolbar holds search and filters, and the count last."
    >
      <State wide name="title subtitle actions">
        <PageHeader
          title="Projects"
          subtitle="3 projects"
          actions={<Button type="primary">Create Project</Button>}
        />
      </State>
      <State wide name="Toolbar">
        <Toolbar>
          <Button>A filter</Button>
          <span className="meta">12 assets</span>
        </Toolbar>
      </State>
    </Section>
  </>
)
