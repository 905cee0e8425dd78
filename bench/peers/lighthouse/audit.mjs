// `node audit.mjs CHROMIUM RUNS URL...`: Lighthouse as a phone sees the page, so often; one JSON object by address.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
];
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const [chromePath, runs, ...addresses] = process.argv.slice(2);
const result = {};
for (const address of addresses) {
  const seen = [];
  for (let run = 0; run < Number(runs); run++) seen.push(await audit(address));
  result[new URL(address).pathname] = {
    scores: middles(seen.map(one => one.scores)),
    least: Math.min(...seen.map(one => one.scores.performance)),
    metrics: middles(seen.map(one => one.metrics)),
    complaints: [...new Set(seen.flatMap(one => one.complaints))],
  };
}
console.log(JSON.stringify(result));

/** A browser of its own for each look: nobody has been here before. */
async function audit(address) {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    const { lhr } = await lighthouse(address, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' });
    const failed = CATEGORIES.slice(1).flatMap(name =>
      lhr.categories[name].auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1),
    );
    return {
      scores: Object.fromEntries(CATEGORIES.map(name => [name, Math.round(lhr.categories[name].score * 100)])),
      metrics: Object.fromEntries(METRICS.map(name => [name, Number(lhr.audits[name].numericValue.toPrecision(3))])),
      complaints: failed.map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}

/** Of each figure the middle one. */
function middles(rows) {
  const middle = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  return Object.fromEntries(Object.keys(rows[0]).map(name => [name, middle(rows.map(row => row[name]))]));
}
