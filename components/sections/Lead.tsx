/** The sentence that introduces the company. No line ends inside a word such as "full-service". */
export function Lead({ text }: { text: string }) {
  return (
    <p className="order-last max-w-4xl text-balance text-lead text-stone-900 md:order-none md:col-span-2 xl:-mt-[0.32em] xl:text-4xl/tight">
      {text.split(/(\S+-\S+)/).map((part) =>
        part.includes('-') ? (
          <span key={part} className="inline-block max-w-full">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  );
}
