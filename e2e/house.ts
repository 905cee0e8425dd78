/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { longText } from '../referee/short.ts';
import { ChildServer, temporaryFolder } from '../server/test/child.ts';
import { findChromium } from '../tools/chromium.mjs';

// A real server and a real browser, for tests that look at the page as people do.

/** Pages of the browser's own around each window, which take more work than many of ours: nobody types an address here. */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** What the test library turns off; the last flag that names features is the one that counts. */
const TURNED_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
const FLAGS = [
  `--disable-features=${[...OWN_PAGES, ...TURNED_OFF].join()}`,
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** Where nobody looks: what is drawn by the processor takes longer than what is played. */
export const SMALL = { width: 480, height: 320 };

export class House {
  readonly server: ChildServer;
  readonly browser: Browser;
  private readonly folder: ReturnType<typeof temporaryFolder>;

  private constructor(server: ChildServer, browser: Browser, folder: ReturnType<typeof temporaryFolder>) {
    this.server = server;
    this.browser = browser;
    this.folder = folder;
  }

  static async open(environment: NodeJS.ProcessEnv = {}): Promise<House> {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('no Chromium: install one, or set CHROMIUM to its path');
    const folder = temporaryFolder();
    const server = await ChildServer.start(folder.path, {
      REMPART_REQUESTS_PER_MINUTE: '100000',
      REMPART_MESSAGES_PER_SECOND: '1000',
      ...environment,
    });
    return new House(server, await chromium.launch({ executablePath, args: FLAGS }), folder);
  }

  /** Somebody with a browser of their own, who goes when the test is over: a clock and bots that play on would slow the next one. */
  async visitor(viewport = DESKTOP, locale = 'fr-FR', device: BrowserContextOptions = {}): Promise<Visitor> {
    // Whatever keeps the house on a device has a test of its own.
    const usual = { viewport, locale, bypassCSP: true, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
    const context = await this.browser.newContext({ ...usual, ...device });
    onTestFinished(() => context.close());
    await context.addInitScript(hurry);
    const page = await context.newPage();
    const visitor = new Visitor(context, page, this.address);
    page.on('pageerror', error => visitor.errors.push(error.message));
    page.on('websocket', socket => {
      socket.on('framereceived', ({ payload }) => visitor.received.push(longText(String(payload))));
      socket.on('framesent', ({ payload }) => visitor.sent.push(String(payload)));
    });
    return visitor;
  }

  /** Somebody whose browser keeps things, until it is closed for good: what it kept is there when it is opened again. */
  async keeper(folder: string): Promise<Visitor> {
    const executablePath = findChromium() ?? '';
    const context = await chromium.launchPersistentContext(folder, {
      executablePath,
      args: [...FLAGS, '--disable-3d-apis'], // software would draw them, slowly
      viewport: DESKTOP,
      locale: 'fr-FR',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(hurry);
    return new Visitor(context, context.pages()[0] ?? (await context.newPage()), this.address);
  }

  get address(): string {
    return `http://127.0.0.1:${this.server.port}`;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
    this.folder.remove();
  }
}

/** Nobody in a test waits for what is only looked at. */
function hurry(): void {
  const kept = JSON.parse(localStorage.getItem('rempart:settings') ?? '{}') as object;
  localStorage.setItem('rempart:settings', JSON.stringify({ speed: 'instant', ...kept }));
}

export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly base: string;
  readonly errors: string[] = [];
  /** All that the page was told, in full. */
  readonly received: string[] = [];
  readonly sent: string[] = [];

  constructor(context: BrowserContext, page: Page, base: string) {
    this.context = context;
    this.page = page;
    this.base = base;
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(this.base + path);
  }

  /** What axe-core has against the page as it is. */
  async violations(): Promise<string[]> {
    await this.page.evaluate(axeSource);
    return this.page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      const { violations } = await axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`);
    });
  }
}
