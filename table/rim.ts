// A pale line around those who are dark, so that they are seen before the night, too.

const RIM = '#c3cdec';
const WIDER = 3.4;
const SHAPE = /<path d="([^"]*)"([^>]*)\/>/g;
const WIDTH = /stroke-width="([\d.]+)"/;

/** A drawing of paths, with light on the edge of its silhouette; `ink`: how wide the line is that all have, null where each says its own. */
export function rimmed(markup: string, ink: number | null): string {
  const silhouette = markup.replaceAll(SHAPE, (_, d: string, painted: string) => {
    const isUpon = ink === null ? !painted.includes('stroke=') : painted.includes('stroke="none"');
    if (isUpon) return '';
    const isLine = painted.includes('fill="none"');
    const width = Number(WIDTH.exec(painted)?.[1] ?? ink ?? 0) + WIDER;
    return `<path d="${d}"${isLine ? ' fill="none"' : ''} stroke-width="${width}"/>`;
  });
  return `<g fill="${RIM}" stroke="${RIM}" stroke-linejoin="round" stroke-linecap="round">${silhouette}</g>${markup}`;
}
