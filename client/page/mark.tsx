/** The sign of the house: a gate in a wall, and a light in the gate. */
export function Mark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path d="M3 29V8h5v4h4.6V8h6.8v4H24V8h5v21h-8v-6.4a5 5 0 0 0-10 0V29z" fill="currentColor" />
      <path d="M16 20.6c1.7 1.8 2.6 3 2.6 4.5a2.6 2.6 0 0 1-5.2 0c0-1.5.9-2.7 2.6-4.5z" fill="#e9963e" />
    </svg>
  );
}
