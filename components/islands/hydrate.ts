/**
 * What visitors' browsers run besides the first-paint script, which loads it: hydrates every island of the
 * document. The build bundles it (scripts/export/bundle.ts).
 */
import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { keepDraft } from '@/lib/browser/draft';
import { islandAttribute, propsAttribute } from '@/lib/dom';

import { islands } from './islands';

for (const element of document.querySelectorAll(`[${islandAttribute}]`)) {
  const name = element.getAttribute(islandAttribute) ?? '';
  const props = JSON.parse(element.getAttribute(propsAttribute) ?? '{}') as object;
  // A document from before a deploy may have an island that is gone, or not match. React then renders its form
  // anew, and the draft brings back what was typed, until the very moment, and the focus.
  const form = element.querySelector('form');
  if (form) keepDraft(form);
  if (name in islands) {
    const { component } = islands[name as keyof typeof islands];
    const written = [...element.childNodes];
    hydrateRoot(element, createElement(component as ComponentType<object>, props), {
      // A document from before a deploy may lack a property that today's component needs. React empties the island
      // then. The HTML of the build is still of use, and the first-paint script answers a press of Send.
      onUncaughtError: (error) => {
        console.error(error);
        element.replaceChildren(...written);
        if (form) keepDraft(form, true);
      },
    });
  }
}
