import { expect } from '@playwright/test';

import { contactFields, type ContactMessage } from '../../lib/contact';
import { bookNowAttribute } from '../../lib/dom-contract';
import { run, type Tab } from '../../test-support/engines/engine';

/** What a visitor presses, by selectors: words may be on the page more than once. */
export const controls = { bookNow: `[${bookNowAttribute}]`, send: 'form [type="submit"]' };

export const fieldNamed = (field: string) => `form [name="${field}"]`;

/** The middle of the first such control that is shown; undefined while something covers it. */
function findControl(selector: string): { x: number; y: number } | undefined {
  const control = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  if (!control) return undefined;
  const inWindow = (box: DOMRect) => box.top >= 0 && box.bottom <= innerHeight;
  if (!inWindow(control.getBoundingClientRect()))
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  return control.contains(document.elementFromPoint(point.x, point.y)) ? point : undefined;
}

function readForm(fields: readonly string[]) {
  const controls = fields.map((name) =>
    document.querySelector<HTMLInputElement>(`form [name="${name}"]`)!,
  );
  return {
    values: Object.fromEntries(controls.map(({ name, value }) => [name, value])),
    editable: controls.map(({ disabled, readOnly }) => !disabled && !readOnly),
    errors: fields.map(
      (name) => document.getElementById(`contact-${name}-error`)?.textContent ?? '',
    ),
    status: document.querySelector('[role="status"]')!.textContent,
  };
}

/** Where the visitor is on the page, and what has the focus. */
function readPlace(section: string) {
  const element = document.getElementById(section)!;
  // The first section's margin reaches to the top of the page.
  const top = section === 'home' ? 0 : element.getBoundingClientRect().top + scrollY;
  const last = document.documentElement.scrollHeight - innerHeight;
  const away = scrollY - Math.min(top, last);
  return {
    hash: location.hash,
    focused: document.activeElement!.id,
    /** Whether the focus is on something in the section. */
    within: element !== document.activeElement && element.contains(document.activeElement),
    top: Math.round(scrollY),
    /**
     * How far the section's top is from the window's, or as near as the page's end allows; 0 for less than four
     * pixels, by which a line in a late face may move what WebKit is already scrolling to.
     */
    away: Math.abs(away) < 4 ? 0 : away,
  };
}

/** Records scroll positions from now on. */
function noteScrolling() {
  const positions: number[] = [];
  Object.assign(window, { positions });
  addEventListener('scroll', () => positions.push(scrollY));
}

/** A visitor in some engine, who uses real input. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly origin: string,
  ) {}

  /** Opens the page; resolves once it has loaded, with the face that comes after its first view. */
  async open(path = '/'): Promise<void> {
    await this.tab.goto(`${this.origin}${path}`);
    await expect.poll(() => this.tab.evaluate("document.fonts.check('600 16px body')")).toBe(true);
  }

  /** Presses a link, button or field once it is present, still and uncovered. */
  async press(selector: string): Promise<void> {
    let point: { x: number; y: number } | null | undefined;
    await expect
      .poll(async () => {
        const before = point;
        point = await run(this.tab, findControl, selector);
        return point && before?.x === point.x && before.y === point.y;
      }, `${selector} to press`)
      .toBe(true);
    await this.tab.click(point!.x, point!.y);
  }

  /** Types into empty fields. */
  async fill(values: Partial<ContactMessage>): Promise<void> {
    for (const [field, value] of Object.entries(values)) {
      await this.press(fieldNamed(field));
      await this.tab.type(value);
    }
    await expect.poll(() => this.form()).toMatchObject({ values });
  }

  /** The form: each field's value, whether it takes text, and its error; and what the form says of itself. */
  form() {
    return run(this.tab, readForm, contactFields);
  }

  place(section = 'home') {
    return run(this.tab, readPlace, section);
  }

  noteScrolling() {
    return run(this.tab, noteScrolling);
  }

  positions(): Promise<number[]> {
    return run(this.tab, () => (window as unknown as { positions: number[] }).positions);
  }

  /** Records whether a page that the visitor returns to was restored or reloaded. */
  noteReturn() {
    return run(this.tab, () => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { kept: persisted }));
    });
  }

  /** Resolves once the islands are hydrated, when their elements are React's. */
  async hydrated(): Promise<void> {
    await expect
      .poll(() =>
        run(this.tab, () =>
          Object.keys(document.querySelector('form')!).some((key) => key.startsWith('__react')),
        ),
      )
      .toBe(true);
  }

  /** Resolves once the document has this title. */
  async arrivesAt(title: string): Promise<void> {
    await expect(async () => {
      expect(await this.tab.evaluate('document.title')).toBe(title);
    }).toPass();
  }

  /** Reloads the page; resolves once it has loaded. */
  async reload(): Promise<void> {
    await this.tab.evaluate('void (window.old = true, setTimeout(() => location.reload()))');
    await expect(async () => {
      expect(await this.tab.evaluate('!window.old && document.readyState')).toBe('complete');
    }).toPass();
  }

  /** Goes back without waiting: a restored page fires no load event. */
  async back(): Promise<void> {
    await this.tab.evaluate('void setTimeout(() => history.back())');
  }
}
