import { changesPath, hasChanges } from '@/lib/preview';

/** Names the preview that a build is for, and leads to the report of what it changes. */
export function PreviewLabel({ name }: { name: string }) {
  return (
    <p className="fixed bottom-2 left-2 z-10 flex flex-wrap gap-x-3 rounded-full bg-stone-900/80 px-3 py-1 text-sm text-white print:hidden">
      Preview: {name}
      {hasChanges && (
        <a className="underline underline-offset-4" href={changesPath}>
          What changes
        </a>
      )}
    </p>
  );
}
