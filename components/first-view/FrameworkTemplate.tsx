import { frameworkId } from '@/lib/first-paint';

/** Where the build puts the framework's scripts; firstPaint takes the id away when it loads them. */
export function FrameworkTemplate() {
  return <template id={frameworkId} suppressHydrationWarning />;
}
