import { useLoaded } from '../calls/loaded.ts';
import { QrCode } from '../lobby/qr-code.tsx';
import { houseAddress } from './calls.ts';

/** The address of a page of this house as phones know it; empty while that is being found out. */
export function useAddress(path: string): string {
  const [house] = useLoaded(location.origin, () => houseAddress(location.origin));
  return house.state === 'ready' ? `${house.value}${path}` : '';
}

/** An address to photograph. */
export function ShownAddress({ address, label }: { readonly address: string; readonly label: string }) {
  return address === '' ? null : <QrCode text={address} label={label} />;
}
