/** Focuses the first field with a mistake, if there is one, and scrolls it into view. */
export function showFirstProblem(): void {
  const problem = document.querySelector('p[role="alert"]:not(:empty)');
  problem?.closest('details')?.setAttribute('open', '');
  problem?.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus();
  problem?.scrollIntoView({ block: 'center' });
}

/** Says what is wrong with the field above, to screen readers as soon as it appears. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <p role="alert" style={{ margin: '0.5rem 0 0', color: '#b91c1c', fontSize: '0.875rem' }}>
      {text}
    </p>
  );
}
