import { createElement, type ComponentProps, type ComponentType } from 'react';

import { islands } from './islands';

type Islands = typeof islands;

/**
 * Renders a component that visitors' browsers hydrate, while the page around it stays HTML. The attributes
 * tell components/islands/hydrate.ts what to hydrate. `next dev` hydrates the whole page, so it needs none.
 */
export function Island<Name extends keyof Islands>({
  component: name,
  ...props
}: { component: Name } & ComponentProps<Islands[Name]>) {
  const island = createElement(islands[name] as ComponentType<object>, props);
  if (process.env.NODE_ENV === 'development') return island;
  return (
    <div className="contents" data-island={name} data-props={JSON.stringify(props)}>
      {island}
    </div>
  );
}
