import { Component, type ReactNode } from 'react';

interface Props {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Where the relief cannot be drawn or fetched, the flat map takes its place. */
export class Safe extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
