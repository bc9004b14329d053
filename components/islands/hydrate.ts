/**
 * Hydrates every island of the document. The build bundles this file (scripts/export/bundle.ts), and the
 * first-paint script loads the bundle.
 */
import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { keepDraft } from '@/lib/browser/draft';
import { formSelector, hydratedAttribute } from '@/lib/dom';

import { islands } from './islands';

function hydrate(element: HTMLElement): void {
  const { island: name = '', props = '{}' } = element.dataset;
  // The document may be from before a deploy. If its form does not match today's component, React renders the
  // form anew. The draft then restores the focus and all that was typed.
  const form = element.querySelector<HTMLFormElement>(formSelector);
  if (form) keepDraft(form);
  if (name in islands) {
    const component = islands[name as keyof typeof islands];
    const written = [...element.childNodes];
    hydrateRoot(element, createElement(component as ComponentType<object>, JSON.parse(props) as object), {
      // A document from before a deploy may lack a property that today's component needs. React then empties
      // the island. Restore its HTML, because its links work and the first-paint script answers a press of
      // Send.
      onUncaughtError: (error) => {
        console.error(error);
        element.replaceChildren(...written);
      },
    });
  }
}

const root = document.documentElement;
// A slow request may bring this script a second time, when the islands are hydrated already.
if (!root.hasAttribute(hydratedAttribute)) {
  root.toggleAttribute(hydratedAttribute, true);
  document.querySelectorAll<HTMLElement>('[data-island]').forEach(hydrate);
}
