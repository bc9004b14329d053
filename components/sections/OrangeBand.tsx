import { Container } from '@/components/ui/Container';

export function OrangeBand({ lines }: { lines: string[] }) {
  return (
    <section className="mt-16 flex min-h-band items-center bg-accent py-10 contrast-more:bg-accent-hover md:mt-24 print:hidden">
      <Container>
        <p className="text-center font-display text-band uppercase tracking-wide text-white">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </p>
      </Container>
    </section>
  );
}
