'use client';

import { Component } from 'react';

import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm';
import { Failed } from './Failed';
import { Sent } from './Sent';
import type { EnquiryState } from './useEnquiry';

/**
 * The enquiry form. An extension that removes what React renders makes React give up the whole form. Once, a new
 * form takes its place, with the draft of what was typed; after that, telephone and email. What is being sent
 * goes on, and the visitor is told what becomes of it.
 */
export class ContactForm extends Component<Omit<EnquiryFormProps, 'onStep'>> {
  override state: { step: EnquiryState['step']; broken: boolean } = {
    step: 'editing',
    broken: false,
  };

  private replaced = false;

  static getDerivedStateFromError = () => ({ broken: true });

  override componentDidCatch() {
    if (this.replaced || this.state.step !== 'editing') return;
    this.replaced = true;
    this.setState({ broken: false });
  }

  override render() {
    const { words, phone, email } = this.props;
    const { step, broken } = this.state;
    if (!broken) return <EnquiryForm {...this.props} onStep={(step) => this.setState({ step })} />;
    if (step === 'sending') return <p role="status">{words.sending}</p>;
    if (step === 'sent') return <Sent text={words.sent} />;
    const text = step === 'failed' ? words.failed : words.withoutItsScript;
    return <Failed text={text} phone={phone} email={email} emailLabel={words.failedMail} />;
  }
}
