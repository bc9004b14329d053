/**
 * Attributes and ids by which the first-paint script, the islands, the components, the style sheet and the
 * tests find each other in the document.
 */

/** Marks every Book Now button. */
export const bookNowAttribute = 'data-book';

/** The id of the hidden booking link, which every Book Now button presses. */
export const bookingLinkId = 'book';

/** Is set on the root element once Book Now has been pressed. */
export const bookedAttribute = 'data-go';

/** Marks the element that holds the current year. */
export const yearAttribute = 'data-year';

/** In a form's data set: what it tells the visitor when sending fails. */
export const failedKey = 'failed';

/** Is set on the root element when Send is pressed before hydration, until that is carried out. */
export const pressedAttribute = 'data-send';

/** The template that holds the islands' script until it is wanted. */
export const scriptTemplateId = 'js';

/** Names the component that hydrates an island. */
export const islandAttribute = 'data-is';

/** Says when an island wakes, if not at a touch: "near" the view, or once the page is "idle". */
export const wakeAttribute = 'data-on';

/** Holds the properties of an island's component, as JSON. */
export const propsAttribute = 'data-props';

/** Is set on the root element once the visitor has touched, scrolled or pressed anything. */
export const touchedAttribute = 'data-use';

/** Is set on the root element once the islands' script has been asked for. */
export const askedAttribute = 'data-ask';

/** Is set on the root element once the first view is complete, when the body face may be fetched. */
export const faceAttribute = 'data-face';

/** What the page calls its two shuttles' seasons. */
export type SeasonName = 'winter' | 'summer';

/** Is set on the root element while a shuttle is out of season. */
export const closedAttributes = { winter: 'data-no-winter', summer: 'data-no-summer' } as const;

/** Is "open" or "over" on the root element of a page with a notice. */
export const noticeAttribute = 'data-notice';

/** Marks the button that closes the notice. */
export const closeNoticeAttribute = 'data-close';
