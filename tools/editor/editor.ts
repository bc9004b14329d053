/** The editor of content/ and photos/: Sveltia CMS with forms out of the content's schema. */
import './no-eval';

import CMS, { type CollectionFile } from '@sveltia/cms';

import page from '@/content/site.json';
import { languageName } from '@/lib/content/translation';

import { checked } from './Checked';
import { formFields } from './fields';
import { file, formOf, languages, openedField, type FileName } from './files';
import { repository } from './github';
import { Picture } from './Picture';
import { previewOf } from './Preview';
import { afterPublish, afterSave, beforeSave, noteDraft, texts } from './save';
import { notify } from './notify';
import { signIn } from './sign-in';

for (const kind of ['string', 'text', 'number'] as const) {
  CMS.registerFieldType(`checked-${kind}`, checked(kind));
}
CMS.registerFieldType('picture', Picture);
CMS.registerEventListener({ name: 'preSave', handler: beforeSave });
CMS.registerEventListener({ name: 'postSave', handler: afterSave });
CMS.registerEventListener({ name: 'postPublish', handler: afterPublish });

/** One of the content's files, as Sveltia's configuration has it. */
function formFor(name: FileName, label: string): CollectionFile {
  const { path, schema } = file(name);
  CMS.registerCustomFormat(name, 'json', {
    fromFile: (text) => formOf(name, text),
    toFile: () => texts[name] ?? '',
  });
  CMS.registerPreviewTemplate(name, previewOf(name));
  const opened = { name: openedField, widget: 'hidden' } as const;
  return { name, label, file: path, format: name, fields: [...formFields(schema), opened] };
}

// What Sveltia makes of its own sentences is cleaned; everything else there has policies of its own.
const { DOMPurify, trustedTypes } = window as unknown as {
  DOMPurify: { sanitize: (text: string, options: object) => string };
  trustedTypes?: { createPolicy: (name: string, rules: object) => void };
};
trustedTypes?.createPolicy('default', {
  createHTML: (text: string) =>
    DOMPurify.sanitize(text, { ADD_ATTR: ['target'], RETURN_TRUSTED_TYPE: false }),
});

function start(on: 'GitHub' | 'folder'): void {
  // The form is the first thing that opens.
  if (!location.hash) location.hash = '/collections/words/entries/page';
  if (on === 'GitHub') {
    for (const name of ['page', ...languages]) {
      void noteDraft(name).then(
        (sentence) => sentence && notify(sentence),
        (error: unknown) => notify((error as Error).message),
      );
    }
  }
  void CMS.init({
    config: {
      load_config_file: false,
      app_title: 'The site’s words and photographs',
      site_url: page.details.url,
      logo: { src: '/generated/logo.svg' },
      // The page with how to sign in.
      logout_redirect_url: '/',
      backend: {
        name: 'github',
        repo: repository,
        branch: 'main',
        auth_methods: ['token'],
        // Names the button of what goes live at once "Publish".
        skip_ci: false,
        preview_context: 'preview',
        commit_messages: { update: 'Change {{path}}' },
      },
      media_folder: 'photos',
      media_libraries: { stock_assets: { providers: [] } },
      slug: { encoding: 'ascii', clean_accents: true },
      collections: [
        {
          name: 'words',
          label: 'Words and photographs',
          icon: 'edit_note',
          publish_mode: 'editorial_workflow',
          preview_path: '/',
          files: [
            { ...formFor('page', 'The page'), preview_path: '/' },
            ...languages.map((language) => ({
              ...formFor(language, `The page: ${languageName(language)}`),
              preview_path: `/${language}/`,
            })),
          ],
        },
        {
          name: 'now',
          label: 'Today',
          icon: 'today',
          publish_mode: 'simple',
          files: [formFor('today', 'Notice and seasons')],
        },
      ],
    },
  });
}

void signIn(start);
