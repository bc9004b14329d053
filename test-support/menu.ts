import { site, type SectionId } from '../lib/content/site';

const sections = site.nav.links.map(({ section }) => section);

/** Whether the menu has a link to the top. */
export const leadsHome = sections.includes('home');

/** The section that the menu's first link down the page leads to; undefined where it has none. */
export const down = sections.find((section) => section !== 'home');

/** Why tests of such a link are skipped. */
export const onlyHome = 'This menu leads nowhere but to the top.';

/** The selector of the menu's links to a section; no words, which two links may share with others. */
export const menuLink = (section: SectionId | undefined) => `nav a[href="#${section}"]`;
