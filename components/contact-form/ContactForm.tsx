'use client';

import { Component } from 'react';

import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm';
import { Failed } from './Failed';

/**
 * The enquiry form, or telephone and email in its place once it has failed: an extension that removes what React
 * renders makes React give up the whole form.
 */
export class ContactForm extends Component<EnquiryFormProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    const { words, phone, email } = this.props;
    if (!this.state.failed) return <EnquiryForm {...this.props} />;
    return <Failed text={words.failed} phone={phone} email={email} emailLabel={words.failedMail} />;
  }
}
