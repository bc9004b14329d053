/**
 * Puts the first-paint script into the document. It belongs at the start, because visitors on a slow network
 * see the hero and press its button long before the rest arrives.
 */
export function FirstPaintScript({ script }: { script: string }) {
  return <script data-own="" dangerouslySetInnerHTML={{ __html: script }} />;
}
