import { expect } from '@playwright/test';

import { contactFields, type ContactField, type ContactMessage } from '../../lib/contact';
import { fieldLabels } from '../../test-support/contact-cases';
import { run, type Tab } from '../../test-support/engines/engine';

/** What can be pressed or typed into: by its label or its text. */
function findControl(name: string, nth: number): { x: number; y: number } | undefined {
  const controls = [
    ...document.querySelectorAll<HTMLInputElement | HTMLAnchorElement>(
      'a, button, input, textarea',
    ),
  ].filter((control) => {
    const label = 'labels' in control ? control.labels?.[0] : undefined;
    return (label ?? control).textContent.trim() === name && control.checkVisibility();
  });
  const control = controls[nth];
  if (!control) return undefined;
  const inWindow = (box: DOMRect) => box.top >= 0 && box.bottom <= innerHeight;
  if (!inWindow(control.getBoundingClientRect()))
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  return control.contains(document.elementFromPoint(point.x, point.y)) ? point : undefined;
}

/** Where the page is, and what has the focus. */
function readPlace() {
  const contact = document.getElementById('contact')!.getBoundingClientRect().top + scrollY;
  const last = document.documentElement.scrollHeight - innerHeight;
  return {
    hash: location.hash,
    focused: document.activeElement!.id,
    top: Math.round(scrollY),
    /** Where it is when it shows Contact. */
    contactTop: Math.round(Math.min(contact, last)),
  };
}

/** Notes where the page has scrolled to from now on. */
function noteScrolling() {
  const positions: number[] = [];
  Object.assign(window, { positions });
  addEventListener('scroll', () => positions.push(scrollY));
}

/** A visitor of the page in some engine, who finds things by their names and uses real input. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly origin: string,
  ) {}

  /** Opens the page; resolves when it is loaded. */
  async open(path = '/'): Promise<void> {
    await this.tab.goto(`${this.origin}${path}`);
  }

  /** Presses a link, a button or a field, as soon as it is there, stands still and nothing covers it. */
  async press(name: string, nth = 0): Promise<void> {
    let point: { x: number; y: number } | null | undefined;
    await expect
      .poll(async () => {
        const before = point;
        point = await run(this.tab, findControl, name, nth);
        return point && before?.x === point.x && before.y === point.y;
      }, `"${name}" to press`)
      .toBe(true);
    await this.tab.click(point!.x, point!.y);
  }

  /** Types into empty fields. */
  async fill(values: Partial<ContactMessage>): Promise<void> {
    for (const [field, value] of Object.entries(values)) {
      await this.press(fieldLabels[field as ContactField]);
      await this.tab.type(value);
    }
    await expect.poll(() => this.values()).toMatchObject(values);
  }

  /** What the fields hold. */
  values(): Promise<Record<string, string>> {
    return run(
      this.tab,
      (fields: readonly string[]) =>
        Object.fromEntries(
          fields.map((name) => [
            name,
            document.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value,
          ]),
        ),
      contactFields,
    );
  }

  /** Whether each field takes text. */
  editable(): Promise<boolean[]> {
    return run(this.tab, () =>
      [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(
        ({ disabled, readOnly }) => !disabled && !readOnly,
      ),
    );
  }

  /** The text of the page as it is seen, without what is hidden. */
  text(): Promise<string> {
    return run(this.tab, () => document.body.innerText);
  }

  place() {
    return run(this.tab, readPlace);
  }

  noteScrolling() {
    return run(this.tab, noteScrolling);
  }

  positions(): Promise<number[]> {
    return run(this.tab, () => (window as unknown as { positions: number[] }).positions);
  }

  /** Notes whether a page that the visitor comes back to was kept as it was, or is loaded anew. */
  noteReturn() {
    return run(this.tab, () => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { kept: persisted }));
    });
  }

  /** Resolves when the islands have been hydrated: only then are their elements React's. */
  async hydrated(): Promise<void> {
    await expect
      .poll(() =>
        run(this.tab, () =>
          Object.keys(document.querySelector('form')!).some((key) => key.startsWith('__react')),
        ),
      )
      .toBe(true);
  }

  /** Resolves when the document has this title, whatever page it was before. */
  async arrivesAt(title: string): Promise<void> {
    await expect(async () => {
      expect(await this.tab.evaluate('document.title')).toBe(title);
    }).toPass();
  }

  /** Loads the page anew; resolves when it is there. */
  async reload(): Promise<void> {
    await this.tab.evaluate('void (window.old = true, setTimeout(() => location.reload()))');
    await expect(async () => {
      expect(await this.tab.evaluate('!window.old && document.readyState')).toBe('complete');
    }).toPass();
  }

  /** Goes back without waiting: a page that was kept does not load again. */
  async back(): Promise<void> {
    await this.tab.evaluate('void setTimeout(() => history.back())');
  }
}
