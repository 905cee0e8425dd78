/** With a true minus, which is as wide as the plus and is read aloud. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
