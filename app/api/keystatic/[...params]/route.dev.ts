import { config, fields, singleton } from '@keystatic/core';
import { makeRouteHandler } from '@keystatic/next/route-handler';

/**
 * Lets the editor read content/site.json and photos/. What it saves goes to scripts/local/save.ts instead
 * (next.config.mjs). The schema here only names the folders.
 */
export const { GET } = makeRouteHandler({
  config: config({
    storage: { kind: 'local' },
    singletons: {
      page: singleton({
        label: 'The page',
        path: 'content/site',
        format: { data: 'json' },
        schema: { picture: fields.image({ label: 'Picture', directory: 'photos' }) },
      }),
    },
  }),
});
