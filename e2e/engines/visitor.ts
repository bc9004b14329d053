import { expect } from '@playwright/test';

import { contactFields, type ContactMessage } from '../../lib/contact';
import { bookNowAttribute } from '../../lib/dom-contract';
import { run, type Tab } from '../../test-support/engines/tab';

/** What a visitor presses, by selectors: words may be on the page more than once. */
export const controls = { bookNow: `[${bookNowAttribute}]`, send: 'form [type="submit"]' };

const fieldNamed = (field: string) => `form [name="${field}"]`;

/** Runs in the page: the middle of the first such control that is shown and uncovered. */
function findControl(selector: string): { x: number; y: number } | undefined {
  const control = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  if (!control) return undefined;
  const isInWindow = (box: DOMRect) => box.top >= 0 && box.bottom <= innerHeight;
  if (!isInWindow(control.getBoundingClientRect()))
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
    editable: controls.every(({ disabled, readOnly }) => !disabled && !readOnly),
    errors: fields.map(
      (name) => document.getElementById(`contact-${name}-error`)?.textContent ?? '',
    ),
    status: document.querySelector('[role="status"]')!.textContent,
    focused: document.activeElement!.id,
  };
}

/** The address's hash, the focus, and whether a section is where its link leads. */
function readPlace(section: string) {
  const { top } = document.getElementById(section)!.getBoundingClientRect();
  const left = document.documentElement.scrollHeight - innerHeight - scrollY;
  // The first section's margin reaches to the top of the page; a line in a late face may move what an engine is
  // already scrolling to.
  const away = section === 'home' ? scrollY : Math.abs(top);
  const arrived = away < 34 || left < 2;
  return { hash: location.hash, focused: document.activeElement!.id, arrived };
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
    await this.sees({ values });
  }

  /** Waits until the form is like this. */
  async sees(form: Record<string, unknown>): Promise<void> {
    await expect.poll(() => run(this.tab, readForm, contactFields)).toMatchObject(form);
  }

  /** Waits until the visitor is there. */
  async isAt(section: string, place: Record<string, unknown>): Promise<void> {
    await expect.poll(() => run(this.tab, readPlace, section)).toMatchObject(place);
  }

  /** Resolves once the document has this title. */
  async arrivesAt(title: string): Promise<void> {
    await expect(async () => {
      expect(await this.tab.evaluate('document.title')).toBe(title);
    }).toPass();
  }

  /** Goes back without waiting: a restored page fires no load event. */
  async back(): Promise<void> {
    await this.tab.evaluate('void setTimeout(() => history.back())');
  }
}
