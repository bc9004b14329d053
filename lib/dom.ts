/** The attributes, ids and events that inline scripts, islands, styles and tests share. */

/** The property of an element that has an attribute without a value. */
export const marked = (attribute: string) => ({ [attribute]: '' });

/**
 * Is set on the root element by the first-paint script, in browsers that can run the page's scripts. Without
 * it, visitors see what needs no script.
 */
export const scriptsAttribute = 'data-scripts';

export const bookNowAttribute = 'data-book-now';

/** The id of the row of photographs. */
export const photoRowId = 'photo-row';

/** The id of the hidden booking link, which every Book Now button presses. */
export const bookingLinkId = 'booking-link';

/** Is set on the root element once Book Now has been pressed. */
export const bookedAttribute = 'data-booked';

/** Marks the element that holds the current year. */
export const yearAttribute = 'data-year';

/**
 * Is set on the root element while a press of Send waits for the form. A change, or a minute, ends the wait.
 */
export const sendPressedAttribute = 'data-send-pressed';

/** The form dispatches this event on the window before it carries out a press from before hydration. */
export const formReadyEvent = 'form-ready';

/** Names the component that hydrates an island. */
export const islandAttribute = 'data-island';

/** Holds the properties of an island's component, as JSON. */
export const propsAttribute = 'data-props';

/** Is set on the root element once the islands' script has been asked for. */
export const scriptAskedAttribute = 'data-script-asked';

/** Is set on the root element once the islands' script runs. */
export const hydratedAttribute = 'data-hydrated';

/** Is set on the root element once the first view is complete, when the body face may be fetched. */
export const bodyFaceAttribute = 'data-body-face';

/** Holds the end of an element's text in milliseconds. The first-paint script hides it then. */
export const untilAttribute = 'data-until';

/** Marks the scripts that the export keeps. scripts/export/strip.ts removes the mark. */
export const ownAttribute = 'data-own';
