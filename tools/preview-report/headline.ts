import { brokenLinks } from './compare/links';
import { propertyDiffers } from './compare/properties';
import { viewDiffers } from './compare/views';
import { bytes, count } from './format';
import type { Report } from './report';

const are = (number: number) => (number === 1 ? 'is' : 'are');
const were = (number: number) => (number === 1 ? 'was' : 'were');

function wordClause({ words }: Report): string | false {
  const figures = words.filter((change) => change.figures).length;
  const inFigures = figures ? ` (${figures} in ${figures === 1 ? 'a figure' : 'figures'})` : '';
  return words.length > 0 && `${count(words.length, 'passage')} changed${inFigures}`;
}

function viewClause({ views }: Report): string | false {
  const different = views.filter(viewDiffers);
  const places = different.flatMap((view) =>
    view.state === 'changed' ? view.difference.places : [],
  );
  const where = places.length ? ` in ${count(places.length, 'place')}` : '';
  const verb = different.length === 1 ? 'looks' : 'look';
  return (
    different.length > 0 &&
    `${different.length} of ${count(views.length, 'view')} ${verb} different${where}`
  );
}

function weightClause({ weights: { total } }: Report): string | false {
  const difference = total.after - total.before;
  return (
    difference !== 0 &&
    `the build is ${bytes(Math.abs(difference))} ${difference > 0 ? 'heavier' : 'lighter'}`
  );
}

/**
 * Sums up a report in one sentence: passages, links, structured data, places, weight, and what is broken
 * or could not be compared.
 */
export function headline(report: Report): string {
  const { added, removed } = report.links;
  const links = added.length + removed.length;
  const properties = report.properties.filter(propertyDiffers).length;
  const changes = [
    wordClause(report),
    links > 0 && `${count(links, 'link')} ${were(links)} added or removed`,
    properties > 0 &&
      `${count(properties, 'value')} of the structured data ${properties === 1 ? 'differs' : 'differ'}`,
    viewClause(report),
    weightClause(report),
  ].filter((clause) => clause !== false);
  const broken = brokenLinks(report.links).length;
  const unreached = report.views.filter(({ state }) => state === 'unreached').length;
  const clauses = [
    ...(changes.length ? changes : ['nothing changed']),
    ...(broken ? [`${count(broken, 'link')} ${are(broken)} broken`] : []),
    ...(unreached ? [`${count(unreached, 'view')} could not be compared`] : []),
  ];
  const sentence = new Intl.ListFormat('en').format(clauses);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
