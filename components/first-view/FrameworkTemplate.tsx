import { frameworkId } from '@/lib/first-paint';

/** Where the build puts the framework's scripts. firstPaint removes the id when it loads them. */
export function FrameworkTemplate() {
  return <template id={frameworkId} suppressHydrationWarning />;
}
