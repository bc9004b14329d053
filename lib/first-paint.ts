/** Marks every Book Now button. */
export const bookNowAttribute = 'data-book-now';

/** Marks the element that holds the current year. */
export const yearAttribute = 'data-year';

/** Set on a form whose Send was pressed before the page became interactive. */
export const sendPressedAttribute = 'data-send-pressed';

/**
 * What must work from the first paint, before any framework script has run. It is put into the
 * document as text (see FirstPaintScript), so it may use nothing from outside its own body.
 *
 * Book Now presses the hidden booking link. The copyright year is the visitor's, however old the
 * build. A form is never sent by the browser itself, which would put the words into the address;
 * the press is noted for ContactForm to carry out.
 */
export function firstPaint(names: {
  bookNow: string;
  bookingLink: string;
  year: string;
  sendPressed: string;
}): void {
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest(`[${names.bookNow}]`)) {
      document.getElementById(names.bookingLink)?.click();
    }
  });
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof Element) event.target.setAttribute(names.sendPressed, '');
  });
  const setYear = () => {
    for (const year of document.querySelectorAll(`[${names.year}]`)) {
      year.textContent = String(new Date().getFullYear());
    }
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', setYear);
  else setYear();
}
