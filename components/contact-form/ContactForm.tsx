'use client';

import { Component } from 'react';

import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm';
import { Failed } from './Failed';
import { Sent } from './Sent';

/**
 * The enquiry form. An extension that removes what React renders makes React give up the whole form: then thanks,
 * if the enquiry was accepted, or telephone and email stand in its place.
 */
export class ContactForm extends Component<
  Omit<EnquiryFormProps, 'onSent'>,
  { failed: boolean; sent: boolean }
> {
  override state = { failed: false, sent: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    const { words, phone, email } = this.props;
    const { failed, sent } = this.state;
    if (!failed)
      return <EnquiryForm {...this.props} onSent={() => this.setState({ sent: true })} />;
    if (sent) return <Sent text={words.sent} />;
    return <Failed text={words.failed} phone={phone} email={email} emailLabel={words.failedMail} />;
  }
}
