/** There is no mouse: nothing is pointed at before it is touched. */
export const IS_TOUCHED = matchMedia('(hover: none)').matches;
