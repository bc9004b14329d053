import { contactNames } from '../../lib/contact';
import type { Content } from '../../lib/content/schema';
import german from './german.json';
import longest from './longest.json';
import type { Drawing } from './photographs';
import shipped from './shipped.json';
import shortest from './shortest.json';

/** A made-up company: what its operator would have set, on which the page's checks run as on ours. */
export interface Company {
  content: Content;
  /** Its page in other languages, by language. */
  translations?: Record<string, unknown>;
  /** What its hero's photograph is like. */
  hero: Drawing;
}

/** The content that the specification's exact words and prices are held on, as the project came with it. */
export const shippedContent = shipped as Content;

/** A content with a change made to it; the shipped one unless said otherwise. */
export function changed(change: (content: Content) => void, content = shippedContent): Content {
  const copy = structuredClone(content);
  change(copy);
  return copy;
}

/** A content in which every field of the form has a label, its own or else the contract's. */
const labeled = (content: unknown) =>
  changed(({ contact: { form } }) => {
    form.labels = { ...contactNames, ...form.labels };
  }, content as Content);

const ordinary = changed((content) => {
  content.name = 'Canyon Country Shuttle';
  content.booking.href = 'https://book.canyoncountryshuttle.test/rides?utm_source=web';
  content.hero.line = 'Rides to the snow and the singletrack';
  content.skiShuttle.prices = [
    { dollars: 35, rider: 'Adult' },
    { dollars: 27.5, rider: 'Youth' },
    { dollars: 20, rider: 'Child under 6' },
  ];
  content.bikeShuttle.rows = [
    { label: 'Trails', value: 'Bunker Creek, Dark Hollow, Blowhard' },
    { label: 'Season', value: 'June 15 to October 10' },
    { label: 'Price', value: '$25 a rider' },
    { label: 'Pick-up', value: 'Georg’s Ski Shop, Brian Head' },
  ];
  content.contact.phone.display = '(435) 055-0188';
  content.contact.email.address = 'office@canyoncountryshuttle.test';
  content.contact.social.href = 'https://social.test/canyoncountry';
  content.contact.photos.href = 'https://photos.test/canyoncountry';
  content.details.title = '{name} | Ski and bike shuttles';
  content.details.url = 'https://www.canyoncountryshuttle.test';
  content.privacy.effective = 'May 1, 2027';
  content.privacy.responsible = {
    name: 'Canyon Country LLC',
    address: '1 Main St, Cedar City, UT',
  };
  content.privacy.mail = { provider: 'Mail Company', kept: 'for two years' };
});

const accents = changed((content) => {
  content.name = 'L’Étape d’Aubépine & Fils';
  content.shortName = 'L’Étape & Fils';
  content.header.links = [
    { label: 'Été', section: 'bike-shuttle' },
    { label: 'Début', section: 'home' },
    { label: 'Hivér', section: 'ski-shuttle' },
  ];
  content.booking.label = 'Réserver';
  content.intro.lead =
    '{name}, the family’s “little bus” 🚐, drives you up Parowan’s canyon & back down; skis, bikes & dogs ride along.';
  content.skiShuttle.prices = [{ dollars: 30, rider: 'Everyone’s fare' }];
  content.intro.winter.road = { label: 'Route 143', href: 'https://roads.test/143' };
  content.skiShuttle.rows = [
    { label: 'Départ', value: '8:00 & 9:30' },
    { label: 'Arrêt', value: 'Théâtre, Cedar City', href: 'https://maps.test/theatre' },
    { label: 'Annulation', value: 'Sans frais jusqu’à la veille' },
  ];
  content.band.lines = ['Là-haut!'];
  content.bikeShuttle.rows = [{ label: 'Où & quand', value: 'À la gare “Ŝ” <8:30>' }];
  Object.assign(content.contact.form.labels, {
    name: 'Nom',
    email: 'E‑mail',
    phone: 'Téléphone',
    message: 'Ça?',
  });
  content.contact.form.messageHint = 'Date, voyageurs, ville';
  content.contact.form.send = 'Envoyer';
  content.contact.phone = {
    label: 'Appelez-nous',
    display: '\u202a+1 435\u00a0055\u20110188\u202c',
    text: 'Écrivez-nous un SMS',
    hours: ['Mo-Fr 07:00-19:00', 'Sa 08:00-12:30'],
    reply: 'Réponse en deux heures',
  };
  content.contact.reviews = { label: 'Avis sur {name}', href: 'https://reviews.test/canyon' };
  content.details.title = '{name} | Navette';
  content.details.httpsOnly = 'subdomains';
}, ordinary);

export const companies = {
  /** Every list and text as long as the schema allows. */
  longest: { content: labeled(longest), hero: 'snow' },
  accents: { content: accents, translations: { de: german }, hero: 'snow' },
  /** Every list and text as short, and nothing that may be missing. */
  shortest: { content: labeled(shortest), hero: 'night' },
  ordinary: { content: ordinary, hero: 'canyon' },
} satisfies Record<string, Company>;

export type CompanyName = keyof typeof companies;

/**
 * The companies whose pages are built and checked.
 *
 * @throws an Error when COMPANIES is set to anything but "all".
 */
export function testedCompanies(): CompanyName[] {
  const demanded = process.env.COMPANIES;
  if (demanded === 'all') return Object.keys(companies) as CompanyName[];
  if (demanded) throw new Error(`COMPANIES is "${demanded}": set it to "all", or unset it.`);
  return ['longest', 'accents'];
}
