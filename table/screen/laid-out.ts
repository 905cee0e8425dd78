/**
 * Measures once the page has laid itself out for the coming frame, and before that is painted: asked for in the midst of other
 * work it would make one long task of both, and be done again after it.
 */
export function whenLaidOut(element: Element, measure: () => void): () => void {
  const watcher = new ResizeObserver(() => {
    watcher.disconnect();
    measure();
  });
  watcher.observe(element);
  layOutSoon();
  return () => watcher.disconnect();
}

let channel: MessageChannel | null = null;
let isAsked = false;

/** In a task of its own, between the work that changed the page and the frame that shows it: a finger is heard between them. */
function layOutSoon(): void {
  if (isAsked) return;
  isAsked = true;
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      isAsked = false;
      document.body.getBoundingClientRect();
    });
    channel.port1.start();
  }
  channel.port2.postMessage(null);
}
