import { createElement, type ComponentProps, type ComponentType } from 'react';

import { islands } from './islands';

type Islands = typeof islands;

/**
 * A component that runs in visitors' browsers, within a page that does not: its HTML, with what
 * components/islands/hydrate.ts needs to hydrate it. `next dev` hydrates the whole page, islands included.
 *
 * @param props the component's own; they travel as JSON.
 */
export function Island<Name extends keyof Islands>({
  of: name,
  ...props
}: { of: Name } & ComponentProps<Islands[Name]['component']>) {
  const { component, wakes } = islands[name];
  return (
    <div
      className="contents"
      data-island={name}
      data-wakes={wakes === 'touch' ? undefined : wakes}
      data-props={JSON.stringify(props)}
    >
      {createElement(component as ComponentType<object>, props)}
    </div>
  );
}
