/** The icon for programs that ask for no other. Its bytes are PNG, which they all read. */
export { default as GET } from '../apple-icon';

export const dynamic = 'force-static';
