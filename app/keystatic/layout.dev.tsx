import { Editor } from '@/tools/editor/Editor';
import { crops, leastSize, type Slot } from '@/lib/content/photos';

const slots = Object.keys(crops) as Slot[];
const least = Object.fromEntries(slots.map((slot) => [slot, leastSize(slot)])) as Record<
  Slot,
  { width: number; height: number }
>;

/** Keystatic keeps its own history of addresses, so it stands in the layout, which stays. */
export default function EditorLayout() {
  return <Editor least={least} />;
}
