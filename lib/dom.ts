/** The ids, events and attributes of the root element that scripts, styles and components share. */

/**
 * Is set by the first-paint script, in browsers that can run the page's scripts. Without it, visitors see
 * what needs no script.
 */
export const scriptsAttribute = 'data-scripts';

export const photoRowId = 'photo-row';

/** The id of the hidden booking link, which every Book Now button presses. */
export const bookingLinkId = 'booking-link';

/** Is set once Book Now has been pressed. */
export const bookedAttribute = 'data-booked';

/** Is set while a press of Send waits for the form. A change, or a minute, ends the wait. */
export const sendPressedAttribute = 'data-send-pressed';

/** The form dispatches this event on the window before it carries out a press from before hydration. */
export const formReadyEvent = 'form-ready';

/** Is set once the islands' script has been asked for. */
export const scriptAskedAttribute = 'data-script-asked';

/** Is set once the islands' script runs. */
export const hydratedAttribute = 'data-hydrated';

/** Is set once the first view is complete, when the body face may be fetched. */
export const bodyFaceAttribute = 'data-body-face';
