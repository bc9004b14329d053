import { sites, type Site } from './site';

/** What Next hands the routes of app/[language]. */
export interface LanguageProps {
  params: Promise<{ language: string }>;
}

/** The languages that have such routes: all but the first. */
export const languageParams = () => sites.slice(1).map(({ language }) => ({ language }));

/** @throws an Error when there is no translation into that language. */
export async function siteFor({ params }: LanguageProps): Promise<Site> {
  const { language } = await params;
  const found = sites.find((each) => each.language === language);
  if (!found) throw new Error(`There is no content/site.${language}.json.`);
  return found;
}
