import type { CmsConfig, CollectionFile } from '@sveltia/cms';
import type { z } from 'zod';

import { siteSchema, todaySchema } from '../lib/schema';

import { formFields } from './fields';

const file = (name: string, label: string, path: string, schema: z.ZodType): CollectionFile => ({
  name,
  label,
  file: path,
  preview_path: '/',
  // The format of editor.ts, in the schema's order.
  format: name,
  // The remarks (editor.ts) come first, because Sveltia renders a field once it is in view.
  fields: [
    { name: 'remarks', label: 'Look at this', widget: 'remarks', required: false },
    ...formFields(schema),
  ],
});

/** Sveltia's configuration (https://sveltiacms.app/en/docs). The repository at GitHub is owner/name. */
export const configFor = (siteUrl: string, repo: string): CmsConfig => ({
  load_config_file: false,
  app_title: 'The site’s words and photographs',
  logo: { src: '/icon.svg' },
  site_url: siteUrl,
  backend: {
    name: 'github',
    repo,
    branch: 'main',
    auth_methods: ['token'],
    preview_context: 'preview',
    commit_messages: { update: 'Change {{slug}}' },
  },
  publish_mode: 'editorial_workflow',
  media_folder: 'photos',
  media_libraries: {
    default: {
      config: {
        slugify_filename: true,
        // Encoding turns a photograph upright and removes its EXIF data, such as the place.
        transformations: {
          raster_image: { format: 'webp', quality: 90, width: 4000, height: 4000 },
        },
      },
    },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true },
  // The schema accepts neither null nor an empty text.
  output: { omit_empty_optional_fields: true },
  singletons: [
    file('page', 'The page: words, prices, photographs', 'content/site.json', siteSchema),
    file('today', 'Today: notice and notes', 'content/today.json', todaySchema),
  ],
});
