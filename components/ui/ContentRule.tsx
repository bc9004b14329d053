// Depends on the inside of next: the precedence of its style sheet, which makes React join both into
// one.

/**
 * A rule of the document's style sheet, for values that come from the content. The policy allows no style
 * attributes. React writes rules of the same name once.
 *
 * @param name the class of the elements that get the declarations. It says the values, because another value
 *   needs another name.
 */
export function ContentRule({ name, declarations }: { name: string; declarations: string }) {
  return (
    <style href={name} precedence="next">
      {`.${name}{${declarations}}`}
    </style>
  );
}
