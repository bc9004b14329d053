import type { Build } from '../read/build';
import { propertiesOf } from '../read/properties';

/** A property of the head or of the structured data in two builds; undefined where not set. */
export interface Property {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** Whether the two builds say different things in a property. */
export const propertyDiffers = ({ before, after }: Property): boolean => before !== after;

/** Compares what two builds tell machines, property by property, in the order of the second. */
export function compareProperties(before: Build, after: Build): Property[] {
  const [old, now] = [propertiesOf(before), propertiesOf(after)];
  const paths = [...new Set([...now.keys(), ...old.keys()])];
  return paths.map((path) => ({ path, before: old.get(path), after: now.get(path) }));
}
