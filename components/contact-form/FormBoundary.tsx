import { Component, type ReactNode } from 'react';

/** Renders nothing once a component in it has thrown an error. React has no hook for this. */
export class FormBoundary extends Component<{ onCrash: () => void; children: ReactNode }> {
  override state = { crashed: false };

  static getDerivedStateFromError = () => ({ crashed: true });

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
