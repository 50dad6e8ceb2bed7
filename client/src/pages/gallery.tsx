import { Films } from '../features/gallery/Films'
import { Forms } from '../features/gallery/Forms'
import s from '../features/gallery/Gallery.module.css'
import { Pictures } from '../features/gallery/Pictures'
import { Words } from '../features/gallery/Words'
import { usePageTitle } from '../shared/lib/navigation'
import { Page, PageHeader } from '../shared/ui/PageHeader'

/** All shared components in their states. Only in development builds. */
export default function GalleryPage() {
  usePageTitle('Gallery')
  return (
    <main className={s.gallery}>
      <Page>
        <PageHeader title="Gallery" subtitle="The components of shared/ui and entities in their states" />
        <Words />
        <Pictures />
        <Films />
        <Forms />
      </Page>
    </main>
  )
}
