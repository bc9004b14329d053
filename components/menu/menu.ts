/**
 * The links of the menu, in the page's order. They have a module of their own, because server components
 * cannot read a client module.
 */
export const menu = [
  { label: 'Home', section: 'home' },
  { label: 'Contact', section: 'contact' },
] as const;
