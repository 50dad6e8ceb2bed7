import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { usePageTitle } from '../shared/lib/navigation'
import { EmptyState } from '../shared/ui/EmptyState'

/** The page for an unknown address. */
export default function UnknownPage() {
  usePageTitle('Page not found')
  const navigate = useNavigate()
  const back = <Button onClick={() => void navigate('/projects')}>Back to projects</Button>
  return <EmptyState heading="h1" title="Page not found" text="This address does not exist." action={back} />
}
