import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Page } from './page.tsx';
import { Refusal } from './refusal.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Where a page breaks, or its code does not come, that is said in its place: nobody sits before an empty screen. */
export function Boundary({ children }: Props) {
  const [where] = useLocation();
  return <Catch where={where}>{children}</Catch>;
}

class Catch extends Component<Props & { readonly where: string }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidUpdate({ where }: { readonly where: string }): void {
    if (this.state.isBroken && where !== this.props.where) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Page title="Rempart">
        <Refusal error={{ code: 'page', values: {} }} onAgain={() => location.reload()} />
      </Page>
    );
  }
}
