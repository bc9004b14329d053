/** What scripts, styles and components share: the form's controls, ids and the root's attributes. */
import type { ContactField } from './contact';

/** Marks browsers that can run the page's scripts. Without it, visitors see what needs no script. */
export const scriptsAttribute = 'data-scripts';

export const bookingLinkId = 'booking-link';

/** Finds the enquiry form. Extensions add other forms, also before it. */
export const formSelector = '[data-failed-text]';

export const controlId = (field: ContactField) => `contact-${field}`;

export type Control = HTMLInputElement | HTMLTextAreaElement;

/** The form's own controls. Extensions add others, also with the names of its fields. */
export const controlsOf = (form: Element) => [...form.querySelectorAll<Control>('[name][id^=contact-]')];

export const textsOf = (form: Element) =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));

/**
 * Says what became of a press of Send from before hydration: `waiting` for the form, or `stopped` by a change
 * or after a minute. There is no such press without the attribute.
 */
export const sendPressedAttribute = 'data-send-pressed';

/** Marks that the islands' script has been asked for. */
export const scriptAskedAttribute = 'data-script-asked';

/** Marks that the islands' script runs. */
export const hydratedAttribute = 'data-hydrated';

/** Marks that the first view is complete, so that the body face may be fetched. */
export const bodyFaceAttribute = 'data-body-face';
