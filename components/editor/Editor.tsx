'use client';

import type { Config } from '@keystatic/core';
import { Keystatic } from '@keystatic/core/ui';
import { useState } from 'react';

import { contentSchema } from '@/lib/content-schema';

import { fieldsOf } from './fields';
import type { LeastSizes } from './picture';
import { showFirstProblem } from './Problem';

const configFor = (least: LeastSizes): Config => ({
  storage: { kind: 'local' },
  ui: { brand: { name: 'The page' } },
  singletons: {
    page: {
      label: 'The page',
      path: 'content/site',
      format: { data: 'json' },
      schema: fieldsOf(contentSchema, least),
    },
  },
});

/** Keystatic with a form for all of the page's content. */
export function Editor({ least }: { least: LeastSizes }) {
  // Made once: when the content is saved, the development server renders this anew, and a new form would
  // close what is open in the old one.
  const [config] = useState(() => configFor(least));
  return (
    // A Save that is refused says so at the field, which may be far out of sight.
    <div style={{ display: 'contents' }} onSubmitCapture={showFirstProblem}>
      <Keystatic config={config} />
    </div>
  );
}
