import type { CmsConfig, FileCollection } from '@sveltia/cms';
import type { z } from 'zod';

import { siteSchema, todaySchema } from '../lib/schema';

import { formFields } from './fields';

/** A collection of one file. Publishing is set per collection, and the two files publish differently. */
const collection = (
  settings: Omit<FileCollection, 'files'>,
  file: { name: string; label: string; file: string },
  schema: z.ZodType,
): FileCollection => ({
  ...settings,
  files: [{ ...file, preview_path: '/', fields: formFields(schema) }],
});

/**
 * Sveltia's configuration (https://sveltiacms.app/en/docs).
 *
 * @param siteUrl the address of the site.
 * @param repo the GitHub repository, as owner/name.
 */
export const configFor = (siteUrl: string, repo: string): CmsConfig => ({
  app_title: 'The site’s words and photographs',
  logo: { src: '/icon.svg' },
  site_url: siteUrl,
  backend: {
    name: 'github',
    repo,
    branch: 'main',
    auth_methods: ['token'],
    // With this, the button for a change that goes live at once says "Publish".
    skip_ci: false,
    preview_context: 'preview',
    commit_messages: { update: 'Change {{collection}}' },
  },
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
  collections: [
    collection(
      {
        name: 'words',
        label: 'Words and photographs',
        icon: 'edit_note',
        publish_mode: 'editorial_workflow',
      },
      { name: 'page', label: 'The page', file: 'content/site.json' },
      siteSchema,
    ),
    collection(
      { name: 'now', label: 'Today', icon: 'today', publish_mode: 'simple' },
      { name: 'today', label: 'Notice and seasons', file: 'content/today.json' },
      todaySchema,
    ),
  ],
});
