// Depends on the inside of next: its style sheet has the precedence "next", and React puts rules of one
// precedence into one element.

/**
 * A rule of the document's style sheet, for values that come from the content. The policy allows no style
 * attributes. React writes a rule once for each name.
 *
 * @param name the class of the elements. It contains the values, so other values have another name.
 */
export function ContentRule({ name, declarations }: { name: string; declarations: string }) {
  return (
    <style href={name} precedence="next">
      {`.${name}{${declarations}}`}
    </style>
  );
}
