import { Workbench } from '@/tools/editor/Workbench';

/** What `npm run edit` opens. */
export default function EditPage() {
  return <Workbench inbox={process.env.INBOX ?? ''} />;
}
