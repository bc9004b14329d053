import { load } from 'cheerio';

import { frameworkId } from '../lib/first-paint';

/** Paths of the scripts that a built document loads when they are wanted, in their order. */
export function frameworkScripts(html: string): string[] {
  const [, content] = new RegExp(`<template id="${frameworkId}">(.*?)</template>`, 's').exec(html)!;
  const $ = load(content!);
  return $('script')
    .toArray()
    .map((script) => $(script).attr('src')!);
}
