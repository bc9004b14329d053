import { Component, type ReactNode } from 'react';

import type { Site } from '@/lib/content/site';

import { TextLink } from '@/components/ui/TextLink';

/**
 * Leaves the telephone number and the email address in place of a form that fails in a visitor's browser,
 * which React would otherwise just remove. React has error boundaries as classes alone, and logs the error.
 */
export class FormBoundary extends Component<
  Pick<Site['contact'], 'phone' | 'email'> & { children: ReactNode }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { phone, email, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <p className="flex flex-col items-start gap-4 font-semibold">
        <TextLink href={phone.href}>{`${phone.label}: ${phone.display}`}</TextLink>
        <TextLink href={`mailto:${email.address}`}>{`${email.label}: ${email.address}`}</TextLink>
      </p>
    );
  }
}
