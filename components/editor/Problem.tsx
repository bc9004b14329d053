/** Leads to the first field in which something is wrong, when there is one. */
export function showFirstProblem(): void {
  const problem = document.querySelector('p[role="alert"]:not(:empty)');
  problem?.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus();
  problem?.scrollIntoView({ block: 'center' });
}

/** What is wrong with the field above; says so to screen readers as soon as it is. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <p role="alert" style={{ margin: '0.5rem 0 0', color: '#b91c1c', fontSize: '0.875rem' }}>
      {text}
    </p>
  );
}
