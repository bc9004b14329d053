import { balanced, capHeight, widest } from './display-face';

/** How the company's name stands in the hero at some widths of the window. */
interface TitleLayout {
  lines: string[];
  /** The width of its widest line, in ems. */
  ems: number;
}

/** The company's name as the hero's title, below and from the small breakpoint (640 px). */
export interface Title {
  phone: TitleLayout;
  wide: TitleLayout;
}

/** How many lines a name of so many characters gets. */
const onPhones = (characters: number) => (characters <= 9 ? 1 : characters <= 15 ? 2 : 3);
const onWideScreens = (characters: number) => (characters <= 17 ? 1 : 2);

const layout = (lines: string[]): TitleLayout => ({ lines, ems: widest(lines) });

/** Sets a name of 3 to 40 characters in the lines in which it can be largest. */
export function titleOf(name: string): Title {
  return {
    phone: layout(balanced(name, onPhones(name.length))),
    wide: layout(balanced(name, onWideScreens(name.length))),
  };
}

const counted = ({ lines: { length } }: TitleLayout) =>
  length === 1 ? '1 line' : `${length} lines`;

/** In how many lines a name stands. */
export function titleInWords(name: string): string {
  const { phone, wide } = titleOf(name);
  return `${counted(wide)} on computers, ${counted(phone).replace(/ lines?/, '')} on phones`;
}

/** For each word of a text, whether a line ends after it. */
export const lineEnds = (lines: readonly string[]) =>
  lines.flatMap((line) => line.split(' ').map((_, index, words) => index === words.length - 1));

/** The largest heights of its capitals in pixels, by the number of lines. */
const limits = {
  phone: [100, 92, 74],
  tablet: [112, 100],
  desktop: [150, 104],
} as const;

/** The largest type for a number of lines, in pixels at normal text size. */
export const largestType = (kind: keyof typeof limits, { lines }: TitleLayout) =>
  (limits[kind][lines.length - 1] ?? 0) / capHeight;
