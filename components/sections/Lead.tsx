import { Unbroken } from '@/components/ui/Unbroken';

/**
 * The text that introduces the company. On phones it follows the two seasons, and is quieter than they are.
 */
export function Lead({ text }: { text: string }) {
  return (
    <p className="order-last max-w-4xl text-balance text-stone-600 contrast-more:text-black md:order-none md:col-span-2 md:whitespace-pre-line md:text-lead md:text-stone-900 xl:-mt-[0.32em] xl:text-4xl/tight">
      <Unbroken text={text} />
    </p>
  );
}
