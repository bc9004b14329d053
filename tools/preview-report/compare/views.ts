import { views, type Captures } from '../read/views';
import { cropPlaces, isEverywhere, type Crop } from './crops';
import { embed, type Picture } from './picture';
import { comparePixels, type Difference } from './pixels';

interface Named {
  id: string;
  label: string;
}

/** A view that differs between two builds. */
export interface ChangedView extends Named {
  state: 'changed';
  before: Picture;
  after: Picture;
  difference: Difference;
  /** The changed places; none when the view differs everywhere. */
  crops: Crop[];
}

/** A view that is the same in two builds. */
interface UnchangedView extends Named {
  state: 'unchanged';
  picture: Picture;
}

/** A view that only one build has; removed if that is the first. */
interface LoneView extends Named {
  state: 'removed' | 'added';
  picture: Picture;
}

/** A view that neither build reaches, so that there is nothing to compare. */
interface UnreachedView extends Named {
  state: 'unreached';
}

export type ViewChange = ChangedView | UnchangedView | LoneView | UnreachedView;

async function compareView(
  named: Named,
  before: Buffer | undefined,
  after: Buffer | undefined,
): Promise<ViewChange> {
  if (!before) {
    if (!after) return { ...named, state: 'unreached' };
    return { ...named, state: 'added', picture: await embed(after) };
  }
  if (!after) return { ...named, state: 'removed', picture: await embed(before) };
  const difference = await comparePixels(before, after);
  if (difference.share === 0) return { ...named, state: 'unchanged', picture: await embed(after) };
  return {
    ...named,
    state: 'changed',
    before: await embed(before),
    after: await embed(after),
    difference,
    crops: isEverywhere(difference) ? [] : await cropPlaces(before, after, difference),
  };
}

/**
 * Compares every view of two builds.
 *
 * @throws an Error when one of them has no view at all.
 */
export async function compareViews(before: Captures, after: Captures): Promise<ViewChange[]> {
  for (const { folder, pictures } of [before, after]) {
    if (!pictures.size) {
      throw new Error(`No view of ${folder} could be captured, so there is nothing to compare.`);
    }
  }
  const changes: ViewChange[] = [];
  for (const { id, label } of views) {
    const pair = [before.pictures.get(id), after.pictures.get(id)] as const;
    changes.push(await compareView({ id, label }, ...pair));
  }
  return changes;
}

/** Whether the builds differ in a view, or one of them does not reach it. */
export const viewDiffers = ({ state }: ViewChange): boolean =>
  state === 'changed' || state === 'removed' || state === 'added';
