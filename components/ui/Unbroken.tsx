import { Fragment } from 'react';

/** A text in which no line breaks inside a name, such as that of a town. */
export function Unbroken({ name, children }: { name: string; children: string }) {
  return children.split(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className="whitespace-nowrap">{name}</span>}
      {part}
    </Fragment>
  ));
}
