/** A sentence; what stands between stars is what it is about. */
export function Starred({ text }: { readonly text: string }) {
  return text
    .split('*')
    .map((part, at) =>
      at % 2 === 1 ? <strong key={`${at} ${part}`}>{part}</strong> : <span key={`${at} ${part}`}>{part}</span>,
    );
}
