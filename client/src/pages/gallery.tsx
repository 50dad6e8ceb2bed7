import { Films } from '../features/gallery/Films'
import { Forms } from '../features/gallery/Forms'
import s from '../features/gallery/Gallery.module.css'
import { Pictures } from '../features/gallery/Pictures'
import { Words } from '../features/gallery/Words'
import { usePageTitle } from '../lib/title'
import { Page, PageHeader } from '../ui/PageHeader'

/** Every shared piece of `ui/` in its states, for development; not part of the production build. */
export default function GalleryPage() {
  usePageTitle('Gallery')
  return (
    <main className={s.gallery}>
      <Page>
        <PageHeader title="Gallery" subtitle="The pieces of client/src/ui in their states" />
        <Words />
        <Pictures />
        <Films />
        <Forms />
      </Page>
    </main>
  )
}
