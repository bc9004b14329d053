export function PreviewLabel({ name }: { name: string }) {
  return (
    <p className="fixed bottom-2 left-gutter z-10 mb-[env(safe-area-inset-bottom)] rounded-full bg-maroon px-3 py-1 text-sm text-white print:hidden">
      Preview: {name}
    </p>
  );
}
