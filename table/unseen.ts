import styles from './unseen.module.css';

/** The class of what is read aloud and not seen. */
export const unseen = styles.unseen;
