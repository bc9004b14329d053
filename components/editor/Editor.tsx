'use client';

import { Keystatic } from '@keystatic/core/ui';

import { contentSchema } from '@/lib/content-schema';

import { fieldsOf } from './fields';
import type { LeastSizes } from './picture';

/** Keystatic with a form for all of the page's content. */
export function Editor({ least }: { least: LeastSizes }) {
  return (
    <Keystatic
      config={{
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
      }}
    />
  );
}
