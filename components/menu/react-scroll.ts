// Depends on the inside of react-scroll@1.9.3: its public entry would add every component to the script, and it has no
// call that stops scrolling.
export { default as Link } from 'react-scroll/modules/components/Link';
export { default as scrollSpy } from 'react-scroll/modules/mixins/scroll-spy';

/** Stops a running animation, because react-scroll stops at a `wheel` event. */
export function stopScrolling() {
  document.dispatchEvent(new Event('wheel'));
}
