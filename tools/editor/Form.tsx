'use client';

import type { Config } from '@keystatic/core';
import { Keystatic } from '@keystatic/core/ui';
import { useEffect, useState } from 'react';

import { contentSchema } from '@/lib/content/schema';

import { fieldsOf } from './fields';
import { markField, type LeastSizes } from './picture';
import { showFirstProblem } from './Problem';
import { showMark } from './show-mark';

/** What operators change most comes first, what visitors do not see last. */
function inEditorsOrder({ header, details, ...fields }: ReturnType<typeof fieldsOf>) {
  const { today, name, shortName, booking, hero, skiShuttle, bikeShuttle, contact, ...others } =
    fields;
  const first = { today, name, shortName, booking, hero, skiShuttle, bikeShuttle, contact };
  return { ...first, ...others, header, details } as ReturnType<typeof fieldsOf>;
}

const configFor = (least: LeastSizes): Config => ({
  storage: { kind: 'local' },
  ui: { brand: { name: 'The page' } },
  singletons: {
    page: {
      label: 'The page',
      path: 'content/site',
      format: { data: 'json' },
      schema: {
        ...inEditorsOrder(fieldsOf(contentSchema, least)),
        mark: markField(),
      },
    },
  },
});

/** Keystatic with a form for all of the page's content. */
export function Form({ least }: { least: LeastSizes }) {
  // Created once: saving makes the development server render this again, and a new configuration would close
  // whatever is open in the form.
  const [config] = useState(() => configFor(least));
  useEffect(showMark, []);
  return (
    // A refused Save shows its message at the field, which may be out of view.
    <div style={{ display: 'contents' }} onSubmitCapture={showFirstProblem}>
      <Keystatic config={config} />
    </div>
  );
}
