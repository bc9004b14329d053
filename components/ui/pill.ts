/**
 * The look of the page's main action, whether a button or a link carries it. The transparent border
 * is its edge where forced colours take the fill away.
 */
export const pill =
  'inline-flex min-h-14 items-center justify-center gap-3 rounded-full border-2 border-transparent bg-action px-pill contrast-more:bg-action-active text-body font-bold text-white shadow-pill transition hover:bg-action-hover active:bg-action-active disabled:cursor-wait disabled:bg-action-active disabled:shadow-none';
