import styles from './icon.module.css';

interface Props {
  /** The outline, in a square of 512. */
  readonly d: string;
  readonly className?: string | undefined;
}

/** A picture that says nothing by itself: what it means stands beside it, or in the name of what holds it. */
export function Icon({ d, className }: Props) {
  return (
    <svg
      viewBox="0 0 512 512"
      aria-hidden="true"
      focusable="false"
      className={className ? `${styles.icon} ${className}` : styles.icon}
    >
      <path d={d} fill="currentColor" />
    </svg>
  );
}
