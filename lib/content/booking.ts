/**
 * The booking provider's address, which says where its visitors come from unless the operator's own address
 * says so already: the provider counts those who leave before the page's own analytics has started.
 */
export function bookingAddress(href: string): string {
  const url = new URL(href);
  if (!url.searchParams.has('utm_source')) {
    // Not by `searchParams`, which would write the operator's own parameters in another way.
    url.search += `${url.search === '' ? '' : '&'}utm_source=website`;
  }
  return url.href;
}
