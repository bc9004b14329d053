import type { ReactNode } from 'react';

import type { LanguageProps } from '@/lib/content/translated-routes';

/** The root layout has the first language; tools/export moves this one to the root element. */
export default async function TranslatedLayout({
  params,
  children,
}: LanguageProps & { children: ReactNode }) {
  const { language } = await params;
  return (
    <div className="contents" lang={language}>
      {children}
    </div>
  );
}
