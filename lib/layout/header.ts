import { balanced, bodyWidth, displayWidth } from './display-face';

/**
 * What fits into the header on phones, in pixels at normal text size. It never grows beyond its 72 px: the
 * content's checks refuse a menu that is too wide, and the name gives way to it.
 */

/**
 * For the narrowest windows of each kind, in pixels: what is left beside gutters and logo, the name's type,
 * the padding of each link of the menu and the gaps between them.
 */
const screens = {
  narrow: { room: 320 - 2 * 24 - 48, type: 17, padding: 12, gap: 0 },
  phone: { room: 360 - 2 * 24 - 48, type: 17, padding: 16, gap: 8 },
  tablet: { room: 640 - 2 * 24 - 52, type: 24, padding: 32, gap: 0 },
};

type Screen = keyof typeof screens;

/** The menu's last link reaches into the gutter, so that its text ends at the content's edge. */
function menuWidth(labels: readonly string[], screen: Screen): number {
  const { padding, gap } = screens[screen];
  const texts = labels.reduce((sum, text) => sum + bodyWidth(text), 0) * 16;
  return texts + labels.length * padding + (labels.length - 1) * gap - padding / 2;
}

/** Whether a menu fits beside the logo on any phone. */
export const menuFits = (labels: readonly string[]) =>
  (['narrow', 'phone'] as const).every(
    (screen) => menuWidth(labels, screen) <= screens[screen].room,
  );

/** How many lines a name takes beside a menu, with 8 px between them; 0 where it does not fit. */
function nameLines(name: string, labels: readonly string[], screen: Screen): 0 | 1 | 2 {
  const { room, type } = screens[screen];
  // A fortieth of tracking.
  const width = (line: string) => (displayWidth(line) + line.length / 40) * type;
  const left = room - 8 - menuWidth(labels, screen);
  if (width(name) <= left) return 1;
  return Math.max(...balanced(name, 2).map(width)) <= left ? 2 : 0;
}

/** The name in the header: its lines, and how many of them fit from 320, 360 and 640 px. */
export interface Wordmark extends Record<Screen, 0 | 1 | 2> {
  lines: string[];
}

/** Lays out a name beside a menu. */
export const wordmark = (name: string, labels: readonly string[]): Wordmark => ({
  lines: balanced(name, 2),
  narrow: nameLines(name, labels, 'narrow'),
  phone: nameLines(name, labels, 'phone'),
  tablet: nameLines(name, labels, 'tablet'),
});
