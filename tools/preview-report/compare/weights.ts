import type { Build } from '../read/build';
import { weigh } from '../read/weights';

/** What a part of the page weighs in two builds, in bytes; 0 where a build has no such part. */
export interface Weight {
  part: string;
  before: number;
  after: number;
}

/** The weights of the page's parts, and of all files of the builds. */
export interface WeightChanges {
  parts: Weight[];
  total: Weight;
}

/** Compares what two builds weigh, part by part. */
export function compareWeights(before: Build, after: Build): WeightChanges {
  const [old, now] = [weigh(before), weigh(after)];
  const names = [...new Set([...now.parts.keys(), ...old.parts.keys()])];
  return {
    parts: names.map((part) => ({
      part,
      before: old.parts.get(part) ?? 0,
      after: now.parts.get(part) ?? 0,
    })),
    total: { part: 'All files of the build', before: old.total, after: now.total },
  };
}
