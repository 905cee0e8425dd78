// Which of the two pictures of the battlefield a person wants; kept on the device.

const KEY = 'rempart:heroscape-marvel:relief';
let isAble: boolean | null = null;

/** Whether the browser can draw in relief at all. To be asked after the first picture: the answer takes as long as a drawing. */
export function canRelief(): boolean {
  if (isAble === null) {
    try {
      isAble = document.createElement('canvas').getContext('webgl2') !== null;
    } catch {
      isAble = false;
    }
  }
  return isAble;
}

export function wantsRelief(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'flat';
  } catch {
    return true;
  }
}

export function keepRelief(isRelief: boolean): void {
  try {
    localStorage.setItem(KEY, isRelief ? 'relief' : 'flat');
  } catch {
    // A browser that keeps nothing still plays.
  }
}
